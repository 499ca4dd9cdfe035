/** 128 random bits: a sending that comes again under the same key is done once. */
export const newKey = () =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
