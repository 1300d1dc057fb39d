/* Goes on like a real gateway; without scripts, the customer presses the button. */
document.getElementById('callback').submit()
