import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { shownSlides } from './shown-slides.ts'

export interface Motion {
	/** The slides on the screen. */
	shown: number[]
	/** There is more than fits. */
	movable: boolean
	next(): void
	previous(): void
}

interface CarouselMotionProps {
	/** The scrolling row; its only child holds the slides. */
	viewport: HTMLElement
	autoplayMs: number
	running: boolean
	/** Slides change without travelling. */
	still: boolean
	onMove: (motion: Motion) => void
}

/** Turns the row of slides into an endless one. Comes after the page, so that the page need not wait for it. */
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
		const tell = () => {
			const slides = embla.slideNodes()
			const perView = Math.max(1, Math.round(viewport.clientWidth / (slides[0]?.offsetWidth ?? 1)))
			onMove({
				shown: shownSlides(embla.selectedScrollSnap(), perView, slides.length),
				movable: embla.scrollSnapList().length > 1,
				next: () => embla.scrollNext(still),
				previous: () => embla.scrollPrev(still),
			})
		}
		tell()
		embla.on('select', tell).on('reInit', tell)
		return () => {
			embla.off('select', tell).off('reInit', tell)
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
		// A drag and a new width stop the library's timer.
		embla.on('pointerUp', autoplay).on('reInit', autoplay)
		return () => {
			embla.off('pointerUp', autoplay).off('reInit', autoplay)
		}
	}, [embla, running, still])

	return null
}

/** Where a finger had scrolled the row before the library was there. */
function nearestSlide(viewport: HTMLElement): number {
	const width = viewport.firstElementChild?.firstElementChild?.clientWidth
	return width ? Math.round(viewport.scrollLeft / width) : 0
}
