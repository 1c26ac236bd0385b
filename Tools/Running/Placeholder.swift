// Running
