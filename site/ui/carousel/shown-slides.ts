/** Which slides are on the screen when the row has turned to one of them. */
export function shownSlides(first: number, perView: number, count: number): number[] {
	return Array.from({ length: Math.min(perView, count) }, (_, index) => (first + index) % count)
}
