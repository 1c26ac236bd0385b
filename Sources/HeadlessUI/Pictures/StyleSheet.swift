extension Phone {
  /// The one style sheet that all pictures of phones share.
  ///
  /// Every rule begins with `.phone` or `.phones`; a `<div class="phones">` lays several phones in
  /// a row. Light and dark follow the `color-scheme` of the page, so that a page with a switch of its
  /// own takes the phones along; all colours are custom properties.
  public static let styleSheet = """
    .phones{display:flex;flex-wrap:wrap;gap:28px;align-items:flex-start}
    .phone{--p-paper:light-dark(#f2f2f7,#000);--p-card:light-dark(#fff,#1c1c1e);\
    --p-ink:light-dark(#000,#fff);--p-muted:light-dark(#6c6c72,#98989f);\
    --p-line:light-dark(#d9d9de,#38383a);--p-tint:light-dark(#0068d6,#409cff);\
    --p-red:light-dark(#d70015,#ff6961);--p-green:light-dark(#2fb457,#30d158);\
    --p-case:light-dark(#16161a,#2a2a2e);--p-rim:light-dark(#3a3a40,#55555c);\
    --p-fill:light-dark(#e4e4e9,#3a3a3c);--p-plain:light-dark(#fff,#000);\
    --p-dim:light-dark(#00000040,#00000080);--p-bar:light-dark(#fbfbfdf5,#2c2c2ef2);
    width:300px;height:610px;margin:0;padding:9px;box-sizing:border-box;border-radius:52px;\
    background:var(--p-case);box-shadow:inset 0 0 0 2px var(--p-rim),0 10px 30px #0003;
    font:15px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--p-ink);\
    text-align:left;flex:none}
    .phone .p-sheet,.phone .p-popover{--p-paper:light-dark(#f2f2f7,#1c1c1e);\
    --p-plain:light-dark(#fff,#1c1c1e);--p-card:light-dark(#fff,#2c2c2e);\
    --p-line:light-dark(#d9d9de,#48484a)}
    .phone .p-popover{--p-paper:light-dark(#f2f2f7,#2c2c2e);--p-plain:light-dark(#fff,#2c2c2e);\
    --p-card:light-dark(#fff,#3a3a3c)}
    .phone *{box-sizing:border-box;margin:0}
    .phone .p-glass{position:relative;height:100%;overflow:hidden;border-radius:43px;\
    background:var(--p-paper);isolation:isolate}
    .phone .p-glass::before{content:"9:41";position:absolute;z-index:9;top:0;left:0;right:0;\
    padding:13px 30px;font-size:13px;font-weight:600;line-height:1.2}
    .phone .p-glass::after{content:"";position:absolute;z-index:9;top:10px;left:50%;width:84px;\
    height:24px;margin-left:-42px;border-radius:12px;background:#000}
    .phone::after{content:"";display:block;position:relative;z-index:9;width:104px;height:4px;\
    margin:-12px auto 0;border-radius:2px;background:var(--p-ink)}
    .phone .p-screen{display:flex;flex-direction:column;height:100%;padding-top:48px}
    .phone .p-plain{background:var(--p-plain);border-radius:inherit}
    .phone .p-bar{position:relative;display:flex;justify-content:space-between;gap:8px;\
    align-items:center;min-height:40px;padding:0 16px}
    .phone .p-back{color:var(--p-tint);overflow:hidden;white-space:nowrap;text-overflow:ellipsis;\
    max-width:34%}
    .phone .p-title{position:absolute;left:34%;right:34%;text-align:center;font-weight:600;\
    overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
    .phone .p-items{display:flex;gap:14px;margin-left:auto;font-weight:500;white-space:nowrap}
    .phone .p-large{padding:6px 16px 8px;font-size:29px;line-height:1.15;font-weight:700;\
    letter-spacing:-.01em;overflow-wrap:anywhere}
    .phone .p-body{flex:1;min-height:0;overflow:hidden;padding-bottom:24px}
    .phone .p-middle{display:flex;flex-direction:column;align-items:center;\
    justify-content:center;gap:10px;padding:0 16px 48px;text-align:center}
    .phone .p-list{display:flex;flex-direction:column;gap:18px;padding:8px 16px 0}
    .phone .p-card{border-radius:12px;background:var(--p-card);overflow:hidden}
    .phone .p-row{display:flex;align-items:center;gap:8px;min-height:44px;padding:8px 14px;\
    position:relative}
    .phone .p-row + .p-row::before{content:"";position:absolute;top:0;left:14px;right:0;\
    border-top:1px solid var(--p-line)}
    .phone .p-row span{min-width:0;overflow-wrap:anywhere}
    .phone .p-header,.phone .p-footer{padding:0 14px;font-size:12px;color:var(--p-muted)}
    .phone .p-header{text-transform:uppercase;letter-spacing:.03em;margin-bottom:-12px}
    .phone .p-footer{margin-top:-12px}
    .phone .p-line,.phone .p-control,.phone .p-link{display:flex;align-items:center;gap:8px;\
    flex:1 1 auto;max-width:100%}
    .phone .p-column{display:flex;flex-direction:column;gap:10px;align-items:center;\
    align-self:stretch}
    .phone .p-row .p-column,.phone .p-link .p-column{align-items:flex-start;gap:1px}
    .phone .p-row .p-column > :nth-child(n+2){font-size:13px;color:var(--p-muted)}
    .phone .p-layers{display:grid;place-items:center}
    .phone .p-layers > *{grid-area:1/1}
    .phone .p-body > .p-line,.phone .p-body > .p-control,.phone .p-column > .p-line,\
    .phone .p-column > .p-control{flex:none;width:100%;justify-content:center}
    .phone .p-body > .p-line,.phone .p-column > .p-line{gap:18px}
    .phone .p-row .p-line,.phone .p-row .p-column{align-self:auto}
    .phone .p-spacer{flex:1}
    .phone .p-divider{align-self:stretch;border-top:1px solid var(--p-line);min-width:40px}
    .phone .p-shape{display:inline-block;width:44px;height:44px;border-radius:6px;\
    background:var(--p-fill)}
    .phone .p-icon{color:var(--p-tint);min-width:1.1em;text-align:center}
    .phone .p-button{display:inline-flex;align-items:center;gap:6px;color:var(--p-tint);\
    white-space:nowrap}
    .phone .p-button.p-destructive,.phone .p-destructive .p-icon{color:var(--p-red)}
    .phone .p-button .p-icon{color:inherit}
    .phone .p-chevron{color:var(--p-muted);font-size:19px;line-height:1}
    .phone .p-value,.phone .p-muted{color:var(--p-muted)}
    .phone .p-off{opacity:.38}
    .phone .p-field{flex:1}
    .phone .p-middle .p-field,.phone .p-column > .p-field{flex:none;width:100%;padding:7px 10px;\
    border:1px solid var(--p-line);border-radius:8px;text-align:left;background:var(--p-card)}
    .phone .p-switch{flex:none;width:46px;height:28px;border-radius:14px;background:var(--p-fill);\
    position:relative}
    .phone .p-switch::after{content:"";position:absolute;top:2px;left:2px;width:24px;height:24px;\
    border-radius:50%;background:#fff;box-shadow:0 1px 3px #0004}
    .phone .p-switch.p-on{background:var(--p-green)}
    .phone .p-switch.p-on::after{left:20px}
    .phone .p-stepper{flex:none;display:inline-flex;border-radius:8px;background:var(--p-fill)}
    .phone .p-stepper i{width:38px;line-height:28px;text-align:center;font-style:normal}
    .phone .p-stepper i + i{box-shadow:-1px 0 0 var(--p-line)}
    .phone .p-progress{flex:1;min-width:120px;height:5px;border-radius:3px;\
    background:var(--p-fill);overflow:hidden}
    .phone .p-progress i{display:block;height:100%;background:var(--p-tint)}
    .phone .p-spinner{color:var(--p-muted)}
    .phone .p-dim{position:absolute;inset:0;background:var(--p-dim)}
    .phone .p-sheet,.phone .p-cover{position:absolute;inset:0;background:var(--p-paper)}
    .phone .p-sheet{top:56px;border-radius:14px 14px 0 0;box-shadow:0 -2px 16px #0002}
    .phone .p-sheet ~ .p-sheet{top:68px}
    .phone .p-sheet ~ .p-sheet ~ .p-sheet{top:80px}
    .phone .p-sheet > .p-screen,.phone .p-sheet > .p-tabs .p-screen{padding-top:20px}
    .phone .p-sheet::before{content:"";position:absolute;top:6px;left:50%;width:34px;height:5px;\
    margin-left:-17px;border-radius:3px;background:var(--p-line)}
    .phone .p-popover{position:absolute;left:28px;right:28px;top:120px;max-height:380px;\
    overflow:hidden;border-radius:14px;background:var(--p-paper);\
    box-shadow:0 0 0 1px var(--p-line),0 12px 40px #0005}
    .phone .p-popover > .p-screen{height:auto;padding:10px 0 14px}
    .phone .p-popover .p-body{padding-bottom:0}
    .phone .p-popover .p-middle{padding:8px 16px}
    .phone .p-alert{position:absolute;left:32px;right:32px;top:50%;transform:translateY(-50%)}
    .phone .p-dialog{position:absolute;left:10px;right:10px;bottom:26px;display:grid;gap:8px}
    .phone .p-choices{border-radius:14px;background:var(--p-bar);overflow:hidden;\
    text-align:center;color:var(--p-ink)}
    .phone .p-words{display:grid;gap:3px;padding:16px 16px 14px}
    .phone .p-words b{font-weight:600}
    .phone .p-dialog .p-words{font-size:13px;color:var(--p-muted);padding:12px 16px}
    .phone .p-message{font-size:13px}
    .phone .p-choices .p-button{display:flex;justify-content:center;padding:11px;\
    white-space:normal;box-shadow:0 -1px 0 var(--p-line)}
    .phone .p-choices .p-button.p-cancel{font-weight:600}
    .phone .p-tabs{display:flex;flex-direction:column;height:100%}
    .phone .p-tabs > .p-screen{flex:1;min-height:0}
    .phone .p-tabbar{display:flex;justify-content:space-around;padding:10px 8px 26px;\
    border-top:1px solid var(--p-line);background:var(--p-bar);font-size:12px;\
    color:var(--p-muted)}
    .phone .p-tab.p-on{color:var(--p-tint);font-weight:600}
    @media (prefers-reduced-transparency:reduce){.phone{--p-bar:var(--p-card)}}
    @media print{.phone{box-shadow:inset 0 0 0 2px var(--p-rim);print-color-adjust:exact;\
    -webkit-print-color-adjust:exact;break-inside:avoid}}

    """
}
