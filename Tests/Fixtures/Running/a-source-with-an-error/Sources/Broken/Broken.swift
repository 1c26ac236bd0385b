let number: Int = "text"
