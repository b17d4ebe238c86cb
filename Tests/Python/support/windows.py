"""How wide windows are, in pixels: of a phone, of a desk, and of the narrowest phone that Tiffin fits."""

PHONE, DESK, NARROWEST = 390, 1280, 320
