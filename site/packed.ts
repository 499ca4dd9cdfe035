/** What was loaded, on its way into the page. */
export interface Packed<T> {
	/** The id of the element that holds it there. */
	packed: string
	/** Only for types. */
	of?: T
}

const known = new WeakMap<object, Packed<unknown>>()
const values = new WeakMap<object, unknown>()
const texts = new WeakMap<object, string>()

/**
 * What is shown of something that was loaded, as one text in an element of its own (packed-data.tsx). The router would
 * write every value of it for itself, and all of it into a script that is quoted and hashed anew with every page. As
 * long as the API gives the very same thing, the text is the same.
 *
 * @example
 * pack('template', template, shownTemplate)
 */
export function pack<From extends object, Shown>(id: string, from: From, show: (from: From) => Shown): Packed<Shown> {
	let packed = known.get(from) as Packed<Shown> | undefined
	if (packed?.packed !== id) {
		const shown = show(from)
		packed = { packed: id }
		known.set(from, packed)
		values.set(packed, shown)
		// Nothing in it may end the element.
		texts.set(packed, JSON.stringify(shown).replaceAll('<', '\\u003c'))
	}
	return packed
}

/** What was packed; what never was comes back as it is. */
export function unpack<T extends object>(given: T | Packed<T>): T {
	if (!isPacked(given)) return given as T
	if (!values.has(given)) values.set(given, JSON.parse(document.getElementById(given.packed)?.textContent ?? ''))
	return values.get(given) as T
}

export const isPacked = (given: unknown): given is Packed<unknown> =>
	typeof given === 'object' && given !== null && 'packed' in given

/** The text for its element; the browser, which has got it, knows none. */
export const packedText = (packed: Packed<unknown>): string => texts.get(packed) ?? ''
