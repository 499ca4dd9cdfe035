const MAX_LENGTH = 500

/**
 * Whether a path may be a picture of another server: folders and file names as that server has them, with spaces and any
 * letters, but nothing that leaves its address.
 */
export const isRemotePicture = (picture: string) =>
	picture.length <= MAX_LENGTH && picture.split('/').every((segment) => SEGMENT.test(segment) && !DOTS.test(segment))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused
const SEGMENT = /^[^\u0000-\u001f\u007f\\/]+$/
/** Also in escaped form, which a server may decode once more. */
const DOTS = /^(\.|%2e){1,2}$|%2f|%5c/i
