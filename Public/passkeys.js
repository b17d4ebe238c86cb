// Passkeys: the answer to each question goes into a hidden field of its form.
(() => {
  "use strict";
  if (!window.PublicKeyCredential) return;

  // URL-safe base64, as the server writes and reads it.
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? [])))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
  const listed = (known) => known.split(" ").filter(Boolean).map((id) => ({ type: "public-key", id: bytes(id) }));

  const ask = async ({ challenge, party, known, verification }) => {
    const { rawId, response } = await navigator.credentials.get({
      publicKey: {
        challenge: bytes(challenge), rpId: party, allowCredentials: listed(known), userVerification: verification,
      },
    });
    return [rawId, response.clientDataJSON, response.authenticatorData, response.signature, response.userHandle];
  };

  const make = async ({ challenge, party, known, user, username }) => {
    const { response } = await navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: party, name: "Tiffin" },
        user: { id: bytes(user), name: username, displayName: username },
        // ES256, Ed25519, RS256
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: listed(known),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
        attestation: "none",
      },
    });
    return [response.clientDataJSON, response.attestationObject];
  };

  for (const place of document.querySelectorAll("[data-party]")) {
    // Browsers refuse at another host.
    if (location.hostname !== place.dataset.party) continue;
    place.hidden = false;
    const answer = place.querySelector("[name=passkey]");
    // A link to the page of a new passkey.
    if (!answer) continue;
    const [button, failed, given] = ["button", "[data-failed]", "[data-given]"].map((part) => place.querySelector(part));
    const { form } = answer;

    button.addEventListener("click", async () => {
      failed.hidden = true;
      button.disabled = true;
      try {
        answer.value = (await (place.dataset.user ? make : ask)(place.dataset)).map(text).join(".");
      } catch {
        failed.hidden = false;
        return;
      } finally {
        button.disabled = false;
      }
      if (!given) {
        // Other fields are not needed.
        form.noValidate = true;
        form.requestSubmit();
        return;
      }
      button.hidden = true;
      given.hidden = false;
      form.elements.code.required = false;
    });
  }
})();
