// Reads barcodes with the camera or in a chosen picture, and sends them.
(() => {
  "use strict";
  const form = document.getElementById("barcode-form");
  if (!form) return;
  const { photo, code } = form.elements;

  // The widths of a digit's four bars and gaps, in modules: GS1 General Specifications, 5.2.1.2.
  const widths = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"]
    .map((digit) => [...digit].map(Number));
  // Which of the left half's digits are mirrored, by the first of 13 digits.
  const parities = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"];

  const isValid = (digits) => {
    const sum = [...digits].reverse().reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0);
    return sum % 10 === 0;
  };

  // The lengths of a line's light and dark runs in turn.
  const runs = (line) => {
    const reach = line.length >> 4, found = [];
    let sum = 0, isDark = false, length = 0;
    for (let x = -reach; x < line.length; x += 1) {
      sum += (line[x + reach] ?? 0) - (line[x - reach - 1] ?? 0);
      if (x < 0) continue;
      const near = Math.min(line.length - 1, x + reach) - Math.max(0, x - reach) + 1;
      if (line[x] < 0.94 * sum / near !== isDark) {
        found.push(length);
        [isDark, length] = [!isDark, 0];
      }
      length += 1;
    }
    return [...found, length];
  };

  // The digit of four runs; undefined if they are none.
  const digitOf = (four) => {
    const module = four.reduce((sum, run) => sum + run) / 7;
    const distance = (pattern) => four.reduce((sum, run, place) => sum + Math.abs(run / module - pattern[place]), 0);
    const all = widths
      .flatMap((pattern, digit) => [[digit, "0", pattern], [digit, "1", [...pattern].reverse()]])
      .map(([digit, parity, pattern]) => ({ digit, parity, distance: distance(pattern) }));
    const best = all.reduce((least, one) => one.distance < least.distance ? one : least);
    return best.distance < 1.5 ? best : undefined;
  };

  // The digits of the barcode that begins with a run, with `half` of them in each half; "" if there is none.
  const read = (all, start, half) => {
    const count = 8 * half + 11, own = all.slice(start, start + count);
    if (own.length < count) return "";
    const module = own.reduce((sum, run) => sum + run) / (14 * half + 11);
    // A bar with its gap: in bright light all bars look wider.
    const middle = 3 + 4 * half, guards = [0, 1, middle, middle + 1, middle + 2, middle + 3, count - 3, count - 2];
    const isGuard = (place) => Math.abs((own[place] + own[place + 1]) / module - 2) < 0.8;
    const isAlone = [all[start - 1], all[start + count] ?? Infinity].every((run) => run >= 4 * module);
    if (!isAlone || !guards.every(isGuard)) return "";
    const digits = [...Array(2 * half).keys()]
      .map((place) => 3 + 4 * place + (place < half ? 0 : 5)).map((place) => digitOf(own.slice(place, place + 4)));
    if (digits.includes(undefined) || digits.slice(half).some(({ parity }) => parity === "1")) return "";
    const first = parities.indexOf(digits.slice(0, 6).map(({ parity }) => parity).join(""));
    if (half === 6 ? first < 0 : digits.some(({ parity }) => parity === "1")) return "";
    const text = (half === 6 ? [first] : []).concat(digits.map(({ digit }) => digit)).join("");
    return isValid(text) ? text : "";
  };

  const readLine = (line) => {
    for (const all of [runs(line), runs([...line].reverse())])
      for (let start = 1; start < all.length; start += 2)
        for (const half of [6, 4]) {
          const text = read(all, start, half);
          if (text) return text;
        }
    return "";
  };

  // Reads EAN-13, UPC-A and EAN-8 where browsers cannot. Two lines of the picture have to agree.
  const canvas = document.createElement("canvas");
  const readLines = (video) => {
    const width = Math.min(960, video.videoWidth), height = Math.round(video.videoHeight * width / video.videoWidth);
    if (!width) return "";
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true }), seen = new Set();
    context.drawImage(video, 0, 0, width, height);
    for (let part = 3; part <= 17; part += 1) {
      // Five rows together have less noise.
      const { data } = context.getImageData(0, Math.floor(height * part / 20), width, 5);
      const line = new Float32Array(width);
      for (let place = 0; place < data.length; place += 4)
        line[(place >> 2) % width] += data[place] + 2 * data[place + 1] + data[place + 2];
      const text = readLine(line);
      if (seen.has(text)) return text;
      if (text) seen.add(text);
    }
    return "";
  };

  const kinds = ["ean_13", "ean_8", "upc_a", "upc_e"];
  const detector = (async () => {
    const known = "BarcodeDetector" in window ? await BarcodeDetector.getSupportedFormats() : [];
    const formats = kinds.filter((kind) => known.includes(kind));
    return formats.length ? new BarcodeDetector({ formats }) : null;
  })().catch(() => null);
  const detect = async (picture) => (await (await detector)?.detect(picture))?.[0]?.rawValue ?? "";

  const send = (digits) => {
    code.value = digits;
    form.requestSubmit();
  };

  photo.addEventListener("change", async () => {
    if (!photo.files.length) return;
    stop();
    send(await createImageBitmap(photo.files[0]).then(detect).catch(() => ""));
  });

  const scan = document.querySelector("[data-scan]");
  const [start, live, video, failed] = ["[data-start]", "[data-live]", "video", "[data-failed]"]
    .map((part) => scan.querySelector(part));
  let camera = null, isWanted = false;

  const stop = () => {
    camera?.getTracks().forEach((track) => track.stop());
    [camera, isWanted, video.srcObject, live.hidden, start.hidden] = [null, false, null, true, false];
  };

  const look = async (own) => {
    while (camera === own) {
      const digits = await (await detector ? detect(video).catch(() => "") : readLines(video));
      if (digits && camera === own) {
        stop();
        return send(digits);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  };

  const open = async () => {
    [failed.hidden, start.hidden, isWanted] = [true, true, true];
    try {
      const picture = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
      const opened = await navigator.mediaDevices.getUserMedia({ video: picture });
      camera = opened;
      if (!isWanted) return stop();
      [video.srcObject, live.hidden] = [opened, false];
      await video.play();
      await look(opened);
    } catch {
      failed.hidden = !isWanted;
      stop();
    }
  };

  // Only with HTTPS or on localhost.
  if (!navigator.mediaDevices?.getUserMedia) return;
  scan.hidden = false;
  start.addEventListener("click", open);
  scan.querySelector("[data-stop]").addEventListener("click", stop);
  addEventListener("pagehide", stop);
  document.addEventListener("visibilitychange", () => document.hidden && stop());
  // Opens by itself if it was allowed before.
  navigator.permissions?.query({ name: "camera" }).then(({ state }) => state === "granted" && open(), () => {});
})();
