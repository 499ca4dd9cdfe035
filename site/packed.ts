/** What was loaded, on its way into the page. */
export interface Packed<T> {
	packed: string
	/** Only for types. */
	of?: T
}

const texts = new WeakMap<object, Packed<unknown>>()
const values = new WeakMap<object, unknown>()

/**
 * What is shown of something that was loaded, as one text. The router would write every value of it for itself, which
 * takes a tenth of a page's rendering. As long as the API gives the very same thing, the text is the same.
 *
 * @example
 * pack(template, shownTemplate)
 */
export function pack<From extends object, Shown>(from: From, show: (from: From) => Shown): Packed<Shown> {
	let packed = texts.get(from) as Packed<Shown> | undefined
	if (!packed) {
		const shown = show(from)
		packed = { packed: JSON.stringify(shown) }
		texts.set(from, packed)
		values.set(packed, shown)
	}
	return packed
}

/** What was packed; what never was comes back as it is. */
export function unpack<T extends object>(given: T | Packed<T>): T {
	if (!('packed' in given)) return given
	if (!values.has(given)) values.set(given, JSON.parse(given.packed))
	return values.get(given) as T
}
