import { request } from "../wire/api.ts";
import type { Keys, PasskeyOptions } from "../wire/types.ts";

type Json = PasskeyOptions["options"];

interface Asked {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { id: string; type: PublicKeyCredentialType }[];
}

/** Can this browser have passkeys at this address? They need https, or this very machine. */
export function possible(origin: string | null): boolean {
  return origin === location.origin && isSecureContext && "PublicKeyCredential" in window;
}

/** Have a passkey made and kept; null if the person did not want to. */
export async function make(): Promise<Keys | null> {
  const options = (await request("POST /api/me/passkeys/options", null)).options as Json & Asked;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(known),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return request("POST /api/me/passkeys", {
    credential: told(made, { attestationObject: text(response.attestationObject) }),
  });
}

/** What a passkey of the person's choice signs; null if they did not want to. */
export async function sign(): Promise<Json | null> {
  const options = (await request("POST /api/me/sign-in/options", null)).options as Json & Asked;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const signed = await asked(navigator.credentials.get({ publicKey }));
  if (!signed) return null;
  const response = signed.response as AuthenticatorAssertionResponse;
  return told(signed, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
  });
}

/** Whoever closes the browser's question has not made a mistake. */
async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function told(credential: PublicKeyCredential, response: Record<string, string>): Json {
  const clientDataJSON = text(credential.response.clientDataJSON);
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: { ...response, clientDataJSON },
    clientExtensionResults: {},
  };
}

function known(each: { id: string; type: PublicKeyCredentialType }) {
  return { type: each.type, id: bytes(each.id) };
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
