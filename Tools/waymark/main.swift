import WaymarkCommand

await Waymark.start()
