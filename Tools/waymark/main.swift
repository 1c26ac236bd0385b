import Command

await Waymark.main()
