import WaymarkCommand

Waymark.start()
