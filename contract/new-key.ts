/** 128 random bits: a request that comes again with the same key is done once. `randomUUID` needs HTTPS. */
export const newKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
