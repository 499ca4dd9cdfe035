import WarningAmber from '@mui/icons-material/WarningAmber'
import { Box, ButtonBase } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { visuallyHidden } from '../layout/visually-hidden.ts'
import { type Block, HOUR_PX, placeOf } from './lay-out-day.ts'
import { STEP_HOURS } from './move-slot.ts'

interface Step {
	days: number
	hours: number
}

const steps: Record<string, Step> = {
	ArrowLeft: { days: -1, hours: 0 },
	ArrowRight: { days: 1, hours: 0 },
	ArrowUp: { days: 0, hours: -STEP_HOURS },
	ArrowDown: { days: 0, hours: STEP_HOURS },
}

/** A shorter movement is a click. */
const DRAG_PX = 6

const withDot = (jam: string) => jam.replace(':', '.')

interface WeekBlockProps {
	block: Block
	lanes: number
	/** The hour at the top of the grid. */
	first: number
	nama: string
	bentrok: string
	/** It is only shown. */
	isManaged: boolean
	onOpen: () => void
	onStep: (step: Step) => void
	onDrop: (x: number, hours: number) => void
}

export function WeekBlock(props: WeekBlockProps) {
	const { block, lanes, first, nama, bentrok, isManaged, onOpen, onStep, onDrop } = props
	const { slot, hari, from, to, lane } = block
	const drag = useRef<{ x: number; y: number; isMoving: boolean } | null>(null)
	const wasDragged = useRef(false)
	const jam = `${withDot(slot.jamMulai)}–${withDot(slot.jamSelesai)}`

	const onKeyDown = (event: KeyboardEvent) => {
		const step = event.shiftKey ? steps[event.key] : undefined
		if (!step) return
		event.preventDefault()
		onStep(step)
	}
	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		wasDragged.current = false
		// A finger scrolls the page. On touch screens a slot moves through its dialog.
		if (event.pointerType === 'touch' || event.button !== 0) return
		drag.current = { x: event.clientX, y: event.clientY, isMoving: false }
		event.currentTarget.setPointerCapture(event.pointerId)
	}
	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const start = drag.current
		if (!start) return
		const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
		start.isMoving ||= Math.hypot(dx, dy) > DRAG_PX
		if (start.isMoving) event.currentTarget.style.translate = `${dx}px ${dy}px`
	}
	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		const start = drag.current
		drag.current = null
		event.currentTarget.style.translate = ''
		if (!start?.isMoving) return
		wasDragged.current = true
		if (event.type !== 'pointerup') return
		onDrop(event.clientX, Math.round((event.clientY - start.y) / HOUR_PX / STEP_HOURS) * STEP_HOURS)
	}

	const keteranganWaktu = [slot.keteranganWaktu, slot.kuota && `Kuota ${slot.kuota}`].filter(Boolean).join(' · ')
	const onClick = () => wasDragged.current || onOpen()
	const handlers = { onClick, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }

	return (
		<Box
			component={isManaged ? 'div' : ButtonBase}
			data-place={placeOf(slot, hari)}
			title={bentrok || undefined}
			{...(!isManaged && handlers)}
			sx={{
				position: 'absolute',
				display: 'flex',
				overflow: 'hidden',
				textAlign: 'start',
				padding: '4px 6px',
				flexDirection: 'column',
				alignItems: 'stretch',
				justifyContent: 'flex-start',
				fontFamily: 'inherit',
				top: (from - first) * HOUR_PX + 1,
				height: Math.max((to - from) * HOUR_PX - 2, 24),
				left: `calc(${(lane / lanes) * 100}% + 2px)`,
				width: `calc(${100 / lanes}% - 4px)`,
				borderRadius: '8px',
				border: 1,
				fontSize: '0.75rem',
				lineHeight: 1.35,
				cursor: isManaged ? undefined : 'grab',
				...(bentrok
					? { borderColor: 'error.main', borderStyle: 'dashed', backgroundColor: '#fdf0ee', color: 'error.dark' }
					: {
							borderColor: 'var(--color-teal-200, #aed6cf)',
							backgroundColor: 'var(--color-teal-50, #eef7f5)',
							color: 'var(--color-teal-900, #063534)',
						}),
				'&.MuiButtonBase-root:hover': { backgroundColor: bentrok ? '#fae1de' : 'var(--color-teal-100, #d8ece8)' },
				'&.Mui-focusVisible': { outline: '3px solid #0f726d', outlineOffset: '1px', zIndex: 1 },
			}}
		>
			<Box component="span" sx={visuallyHidden}>{`${hari} `}</Box>
			<Box component="span" sx={{ display: 'block', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
				{bentrok && <WarningAmber sx={{ fontSize: 14, marginInlineEnd: '2px', verticalAlign: '-2px' }} />}
				{jam}
			</Box>
			<Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
				{nama}
			</Box>
			{keteranganWaktu && (
				<Box component="span" sx={{ display: 'block', color: '#4b5a57' }}>
					{keteranganWaktu}
				</Box>
			)}
			{bentrok && (
				<Box component="span" sx={visuallyHidden}>
					{` ${bentrok}`}
				</Box>
			)}
		</Box>
	)
}
