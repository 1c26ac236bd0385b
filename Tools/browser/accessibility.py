"""Checks pages with axe-core, each kind of content once.

A site has thousands of pages that are made from a few templates, and axe-core takes longer than all
other checks. Its findings depend on how elements are nested, named, and shown, and rarely on their
text. So a page is passed to it only if something on the page is of a new kind.
"""

import json

# Returns the kinds of a page's elements, and the kind of the page as a whole. An element's kind
# consists of what axe-core's rules depend on: its ancestors, name, class, and attributes, how it
# looks, and whether it has text, is repeated, can be scrolled, or refers to something missing.
KINDS = """(() => {
  const digest = (text) => {
    let [first, second] = [0x811c9dc5, 0x9e3779b9];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x85ebca6b);
      second ^= second >>> 13;
    }
    return (first >>> 0).toString(36) + "." + (second >>> 0).toString(36);
  };
  const elements = Array.from(document.querySelectorAll("*"));
  const ids = new Set(elements.map((element) => element.id));
  const references = ["for", "aria-activedescendant", "aria-controls", "aria-describedby",
    "aria-details", "aria-flowto", "aria-labelledby", "aria-owns"];
  const valued = ["content", "dir", "lang", "name", "role", "tabindex", "type"];
  const kindOfAttribute = (element, {name, value}) => {
    if (name === "style") return Array.from(element.style).join();
    if (references.includes(name)) return name + value.split(/\\s+/).every((id) => ids.has(id));
    const isOfPage = name === "content" && !element.matches("[name=viewport], [http-equiv]");
    const isValued = !isOfPage && valued.includes(name)
      || name.startsWith("aria-") && name !== "aria-label";
    return name + "=" + (isValued ? value : Boolean(value.trim()));
  };
  const seen = new Set();
  const isRepeated = (text) => seen.has(text) || !seen.add(text);
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "";
  const kinds = new Map();
  let level = 0;
  for (const element of elements) {
    const style = getComputedStyle(element);
    const label = element.getAttribute("aria-label");
    const heading = element.localName.match(/^h([1-6])$/);
    kinds.set(element, digest([
      kinds.get(element.parentElement), element.localName, element.getAttribute("class"),
      Array.from(element.attributes, (attribute) => kindOfAttribute(element, attribute)).sort(),
      style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize,
      style.fontWeight, style.fontFamily, style.fontStyle, style.display, style.visibility,
      style.textDecoration, style.borderTop, style.borderBottom, style.outline, style.position,
      Array.from(element.childNodes).some(isText), element.textContent.trim() !== "",
      element.id && isRepeated("#" + element.id),
      label && isRepeated(element.localName + " " + label),
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      heading && level,
    ].join("\\n")));
    if (heading) level = Number(heading[1]);
  }
  const count = (name) => Math.min(document.querySelectorAll(name).length, 2);
  const page = ["title", "main", "h1", "header", "footer", "nav"].map((name) => name + count(name));
  window.elementsByKind = new Map(Array.from(kinds, ([element, kind]) => [kind, element]));
  return {elements: Array.from(elementsByKind.keys()), page: page.join()};
})()"""

# The rules whose results depend only on an element's kind. They take most of axe-core's time.
RULES_OF_KINDS = ["color-contrast", "link-in-text-block"]

# Only violations are described, and style sheets aren't loaded again, because the only rule that
# reads them is experimental and doesn't run.
OPTIONS = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}

# Converts the result of axe-core to messages.
VIOLATIONS = """.then((found) => found.violations.map((violation) =>
    violation.id + ": " + violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")))"""


def faults(tab, axe, checked):
    """Returns the faults that axe-core finds on a page with a new kind of content.

    `axe` is the script of axe-core. `checked` contains the kinds that were checked on earlier pages
    in a window of this width and color scheme, and gains those of this page.
    """
    kinds = tab.value(KINDS)
    new = [kind for kind in kinds["elements"] if kind not in checked]
    if not new and kinds["page"] in checked:
        return []
    checked.update(new, [kinds["page"]])
    tab.value(axe)
    others = {"rules": {rule: {"enabled": False} for rule in RULES_OF_KINDS}}
    violations = tab.value(f"axe.run(document, {json.dumps(OPTIONS | others)})" + VIOLATIONS)
    if new:
        elements = f"{json.dumps(new)}.map((kind) => elementsByKind.get(kind))"
        options = json.dumps(OPTIONS | {"runOnly": RULES_OF_KINDS})
        violations += tab.value(f"axe.run({elements}, {options})" + VIOLATIONS)
    return [f"axe: {violation}" for violation in violations]
