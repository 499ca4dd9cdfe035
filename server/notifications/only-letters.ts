const MAX_LENGTH = 60

/**
 * A name that a visitor typed, for a mail: words of letters alone. Anybody can type somebody else's address, and the
 * hospital must not send them an advertised link or number. A word with a sign that no name has is left out as a whole.
 */
export const onlyLetters = (text: string): string =>
	text
		.split(/\s+/)
		.filter((word) => /^[\p{L}\p{M}'’.,-]+$/u.test(word) && /\p{L}/u.test(word) && !/\.\S{2}/.test(word))
		.join(' ')
		.slice(0, MAX_LENGTH)
		.trim()
