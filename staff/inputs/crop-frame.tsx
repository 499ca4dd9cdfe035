import { Box } from '@mui/material'
import { type Dispatch, type KeyboardEvent, type PointerEvent, type SetStateAction, useEffect, useRef } from 'react'
import { type Area, moveArea, zoomArea, zoomOf } from './crop-area.ts'
import { drawStage, frameOn } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'

interface CropFrameProps {
	picture: OpenedPicture
	area: Area
	onChange: Dispatch<SetStateAction<Area>>
	describedBy: string
}

/** One key press moves the picture by this part of the frame's width; with Shift, five times as far. */
const STEP = 0.02
const KEY_ZOOM = 1.1
/** The zoom factor for each pixel of a wheel event. */
const WHEEL_ZOOM = 1.0015

const arrows: Record<string, [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

/** Moves the picture under a fixed frame by mouse, finger or arrow keys; zooms by wheel, pinch, + and −. */
export function CropFrame({ picture, area, onChange, describedBy }: CropFrameProps) {
	const canvas = useRef<HTMLCanvasElement>(null)
	const pointers = useRef(new Map<number, { x: number; y: number }>())

	useEffect(() => {
		const stage = canvas.current
		if (!stage) return
		const draw = () => drawStage(stage, picture, area)
		draw()
		const observer = new ResizeObserver(draw)
		observer.observe(stage)
		return () => observer.disconnect()
	}, [picture, area])

	const frame = (current: Area) => {
		const { clientWidth: width = 1, clientHeight: height = 1 } = canvas.current ?? {}
		return frameOn({ width, height }, current.width / current.height)
	}
	/** In CSS pixels. */
	const drag = (dx: number, dy: number) =>
		onChange((current) => {
			const scale = current.width / frame(current).width
			return moveArea(current, -dx * scale, -dy * scale, picture)
		})
	const zoomBy = (factor: number, at?: { x: number; y: number }) =>
		onChange((current) => {
			const { x, y, width, height } = frame(current)
			const anchor = at && { x: (at.x - x) / width, y: (at.y - y) / height }
			return zoomArea(current, zoomOf(current, picture) * factor, picture, anchor)
		})
	const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
		const box = canvas.current?.getBoundingClientRect()
		return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
	}

	// React's wheel listeners are passive and cannot prevent scrolling.
	const onWheel = useRef((_: WheelEvent) => {})
	onWheel.current = (event) => {
		event.preventDefault()
		zoomBy(WHEEL_ZOOM ** -event.deltaY, pointOf(event))
	}
	useEffect(() => {
		const stage = canvas.current
		const listen = (event: WheelEvent) => onWheel.current(event)
		stage?.addEventListener('wheel', listen, { passive: false })
		return () => stage?.removeEventListener('wheel', listen)
	}, [])

	function onPointerMove(event: PointerEvent): void {
		const before = pointers.current.get(event.pointerId)
		if (!before) return
		const now = pointOf(event)
		pointers.current.set(event.pointerId, now)
		const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
		const share = other ? 0.5 : 1
		drag((now.x - before.x) * share, (now.y - before.y) * share)
		if (!other) return
		const distance = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1
		zoomBy(distance(now) / distance(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
	}

	function onKeyDown(event: KeyboardEvent): void {
		const arrow = arrows[event.key]
		if (arrow) {
			const step = area.width * STEP * (event.shiftKey ? 5 : 1)
			onChange((current) => moveArea(current, -arrow[0] * step, -arrow[1] * step, picture))
		} else if (event.key === '+' || event.key === '=') zoomBy(KEY_ZOOM)
		else if (event.key === '-') zoomBy(1 / KEY_ZOOM)
		else return
		event.preventDefault()
	}

	const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)
	return (
		<Box
			component="canvas"
			ref={canvas}
			role="application"
			aria-label="Bingkai potong"
			aria-describedby={describedBy}
			tabIndex={0}
			onPointerDown={(event: PointerEvent) => {
				event.currentTarget.setPointerCapture(event.pointerId)
				pointers.current.set(event.pointerId, pointOf(event))
			}}
			onPointerMove={onPointerMove}
			onPointerUp={release}
			onPointerCancel={release}
			onKeyDown={onKeyDown}
			sx={{
				display: 'block',
				width: '100%',
				height: { xs: 260, sm: 340 },
				borderRadius: 2,
				cursor: 'grab',
				touchAction: 'none',
				'&:active': { cursor: 'grabbing' },
			}}
		/>
	)
}
