/** The visible slides, given the first one. */
export function shownSlides(first: number, perView: number, count: number): number[] {
	return Array.from({ length: Math.min(perView, count) }, (_, index) => (first + index) % count)
}
