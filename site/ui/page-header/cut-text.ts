/** Breadcrumb titles and clinic labels are cut beyond this many characters. */
const CUT_LENGTH = 35

/** Page titles longer than this use the smaller style. */
export const LONG_TITLE = 30

/** The first characters of a text, with '...' when there were more. */
export const cutText = (text: string) => {
	const characters = Array.from(text)
	return characters.length > CUT_LENGTH ? `${characters.slice(0, CUT_LENGTH).join('')}...` : text
}
