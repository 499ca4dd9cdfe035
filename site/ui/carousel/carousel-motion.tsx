import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

export interface Motion {
	/** The visible slides. */
	shown: number[]
	/** There are more slides than fit. */
	movable: boolean
	next(): void
	previous(): void
}

interface CarouselMotionProps {
	/** The scrolling element; its only child holds the slides. */
	viewport: HTMLElement
	autoplayMs: number
	running: boolean
	/** Slides change without an animation. */
	still: boolean
	onMove: (motion: Motion) => void
}

/** Turns the row into an endless carousel. It is a separate chunk, so the page does not wait for it. */
export default function CarouselMotion({ viewport, autoplayMs, running, still, onMove }: CarouselMotionProps) {
	const [startIndex] = useState(() => nearestSlide(viewport))
	const [plugins] = useState(() => [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false })])
	const [setRoot, embla] = useEmblaCarousel({ loop: true, align: 'start', startIndex, watchFocus: false }, plugins)

	useEffect(() => {
		viewport.scrollLeft = 0
		setRoot(viewport)
	}, [viewport, setRoot])

	useEffect(() => {
		if (!embla) return
		const report = () => {
			const slides = embla.slideNodes()
			const perView = Math.max(1, Math.round(viewport.clientWidth / (slides[0]?.offsetWidth ?? 1)))
			onMove({
				shown: shownSlides(embla.selectedScrollSnap(), perView, slides.length),
				movable: embla.scrollSnapList().length > 1,
				next: () => embla.scrollNext(still),
				previous: () => embla.scrollPrev(still),
			})
		}
		report()
		embla.on('select', report).on('reInit', report)
		return () => {
			embla.off('select', report).off('reInit', report)
		}
	}, [embla, viewport, still, onMove])

	useEffect(() => {
		if (!embla) return
		const autoplay = () => {
			if (embla.scrollSnapList().length < 2) return
			if (running) embla.plugins().autoplay.play(still)
			else embla.plugins().autoplay.stop()
		}
		autoplay()
		// A drag or a resize stops the timer of the library.
		embla.on('pointerUp', autoplay).on('reInit', autoplay)
		return () => {
			embla.off('pointerUp', autoplay).off('reInit', autoplay)
		}
	}, [embla, running, still])

	return null
}

/** The slide that the visitor scrolled to before the library was loaded. */
function nearestSlide(viewport: HTMLElement): number {
	const width = viewport.firstElementChild?.firstElementChild?.clientWidth
	return width ? Math.round(viewport.scrollLeft / width) : 0
}

/** The visible slides, given the first one. */
export const shownSlides = (first: number, perView: number, count: number): number[] =>
	Array.from({ length: Math.min(perView, count) }, (_, index) => (first + index) % count)
