import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { importOrReload } from '../../lib/navigation/chunk-failure.ts'
import { IconButton } from '../button/button.tsx'
import type { Motion } from './carousel-motion.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

interface CarouselProps {
	/** The accessible name. */
	label: string
	autoplayMs: number
	slides: { id: string; content: React.ReactNode }[]
	/** The width of a slide: `basis-full`, or `basis-1/2 lg:basis-1/3`. */
	slideClass: string
	/** Classes of the row; the gap between slides is their padding. */
	rowClass?: string
	className: string
	viewportClass: string
	controlsClass: string
}

/** The code of the carousel loads when the browser is idle, at the latest after this long. */
const IDLE_MS = 1000

let idle: Promise<void> | undefined
const firstIdle = () => (idle ??= new Promise((resolve) => whenIdle(resolve, IDLE_MS)))

/** If the code cannot be loaded, the slides stay a scrollable row. */
const CarouselMotion = lazy(() =>
	importOrReload(() => import('./carousel-motion.tsx')).catch(() => ({ default: () => null })),
)

/** Rotating slides after the ARIA carousel pattern. Without scripts it is a row with scroll snapping. */
export function Carousel(props: CarouselProps) {
	const { label, autoplayMs, slides, slideClass, rowClass = '', className, viewportClass, controlsClass } = props
	const id = useId()
	const [viewport, setViewport] = useState<HTMLElement | null>(null)
	const [motion, setMotion] = useState<Motion | null>(null)
	const [loading, setLoading] = useState(false)
	const rotation = useRotation(viewport)
	const mayMove = rotation.inSight && slides.length > 1
	useEffect(() => {
		if (mayMove) firstIdle().then(() => setLoading(true))
	}, [mayMove])
	const movable = motion?.movable ?? false

	return (
		<section
			aria-roledescription="karusel"
			aria-label={label}
			data-running={rotation.running && movable}
			className={className}
			{...rotation.watch}
		>
			{slides.length > 1 && (
				<div
					className={`no-print noscript:hidden flex gap-1 rounded-full bg-paper p-1 shadow-soft ${movable ? '' : 'invisible'} ${controlsClass}`}
				>
					<IconButton
						label={rotation.wanted ? 'Jeda putar otomatis' : 'Mulai putar otomatis'}
						icon={rotation.wanted ? Pause : Play}
						onClick={rotation.toggle}
					/>
					<IconButton
						label="Slide sebelumnya"
						icon={ChevronLeft}
						aria-controls={id}
						onClick={() => motion?.previous()}
					/>
					<IconButton label="Slide berikutnya" icon={ChevronRight} aria-controls={id} onClick={() => motion?.next()} />
				</div>
			)}
			<div
				ref={setViewport}
				data-ready={motion !== null}
				className={`${motion ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:thin]'} ${viewportClass}`}
			>
				<div
					id={id}
					aria-live={rotation.running ? 'off' : 'polite'}
					className={`flex ${motion ? 'touch-pan-y touch-pinch-zoom' : ''} ${rowClass}`}
				>
					{slides.map((slide, index) => (
						// biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
						<div
							key={slide.id}
							role="group"
							aria-roledescription="slide"
							aria-label={`${index + 1} dari ${slides.length}`}
							inert={motion !== null && !motion.shown.includes(index)}
							className={`min-w-0 shrink-0 grow-0 snap-start ${slideClass}`}
						>
							{slide.content}
						</div>
					))}
				</div>
			</div>
			{loading && viewport && (
				<Suspense>
					<CarouselMotion
						viewport={viewport}
						autoplayMs={autoplayMs}
						running={rotation.running}
						still={rotation.still}
						onMove={setMotion}
					/>
				</Suspense>
			)}
		</section>
	)
}

/**
 * Whether a carousel rotates: not while it is hovered, focused, touched or out of view, and not by default with
 * reduced motion. The library handles a hidden tab.
 */
function useRotation(element: HTMLElement | null) {
	const still = useReducedMotion()
	const [choice, setChoice] = useState<boolean | null>(null)
	const [pointed, setPointed] = useState(false)
	const [focused, setFocused] = useState(false)
	const [inSight, setInSight] = useState(false)
	const wanted = choice ?? !still

	useEffect(() => {
		if (!element) return
		const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
		observer.observe(element)
		return () => observer.disconnect()
	}, [element])

	return {
		/** With reduced motion, slides change without an animation. */
		still,
		inSight,
		wanted,
		running: wanted && inSight && !pointed && !focused,
		toggle() {
			setChoice(!wanted)
			// The rotation starts although the button is hovered and focused.
			setPointed(false)
			setFocused(false)
		},
		/** Event handlers for the element around the slides and their buttons. */
		watch: {
			onPointerEnter: () => setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
	}
}
