import Command

await Waymark.start()
