import Add from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { BarisWaktu } from '../../contract/dokter/staff/jadwal.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { HOUR_PX, layOutDay, shownHours } from './lay-out-day.ts'
import { STEP_HOURS } from './move-slot.ts'
import { WeekBlock } from './week-block.tsx'

/** A whole week fits beside the menu on a tablet; slots at the same time need more width. */
const DAY_PX = 66
const LANE_PX = 92

const LINE = '1px solid'

/** The hours stay visible while the days scroll. */
const staysLeft = { position: 'sticky', insetInlineStart: 0, zIndex: 2, backgroundColor: 'background.paper' }

const dayHead = {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'center',
	minHeight: 48,
	padding: 0.5,
	borderInlineStart: LINE,
	borderBlockEnd: LINE,
	borderColor: 'divider',
	color: 'text.primary',
}

/** The hour of a slot that is added by button. */
const MORNING = 8

export interface Moved {
	slot: BarisWaktu
	hari: Hari
	days: number
	hours: number
}

interface WeekGridProps {
	waktu: BarisWaktu[]
	caption: string
	/** The text below the hours of a slot. */
	nameOf: (slot: BarisWaktu) => string
	/** The overlapping slots in words; empty if there are none. */
	bentrokOf: (slot: BarisWaktu, hari: Hari) => string
	/** Slots that another system keeps neither open nor move. */
	isManaged: (slot: BarisWaktu) => boolean
	onOpen: (slot: BarisWaktu, hari: Hari) => void
	/** Without it, slots cannot be added. */
	onAdd?: (hari: Hari, hour: number) => void
	onMove: (moved: Moved) => void
	/** The place of the slot that was just moved; it keeps the focus. */
	focusedPlace?: string
}

/** The week by hours. A slot opens, drags, and moves with Shift and the arrow keys. */
export function WeekGrid(props: WeekGridProps) {
	const { waktu, caption, nameOf, bentrokOf, isManaged, onOpen, onAdd, onMove, focusedPlace } = props
	const root = useRef<HTMLDivElement>(null)
	const { first, last } = shownHours(waktu)
	const days = pekan.map((hari) => ({ hari, ...layOutDay(waktu, hari) }))
	const lanePx = days.some(({ lanes }) => lanes > 1) ? LANE_PX : DAY_PX
	const widths = days.map(({ lanes }) => `minmax(${lanes * lanePx}px, ${lanes}fr)`).join(' ')

	// biome-ignore lint/correctness/useExhaustiveDependencies: a moved slot is a new button after the week has been read again
	useEffect(() => {
		if (focusedPlace) root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(focusedPlace)}"]`)?.focus()
	}, [focusedPlace, waktu])

	const dayAt = (x: number) =>
		[...(root.current?.querySelectorAll('[data-hari]') ?? [])].findIndex((column) => {
			const { left, right } = column.getBoundingClientRect()
			return left <= x && x < right
		})

	return (
		<Box ref={root} role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto' }}>
			<Box sx={{ display: 'grid', gridTemplateColumns: `44px ${widths}`, minWidth: 'min-content' }}>
				<Box sx={staysLeft} />
				{days.map(({ hari }) =>
					onAdd ? (
						<Button
							key={hari}
							aria-label={`Tambah jadwal hari ${hari}`}
							onClick={() => onAdd(hari, MORNING)}
							sx={{ ...dayHead, columnGap: 0.5, minWidth: 0, borderRadius: 0 }}
						>
							{hari}
							<Add color="primary" sx={{ fontSize: 18 }} />
						</Button>
					) : (
						<Typography key={hari} variant="button" sx={dayHead}>
							{hari}
						</Typography>
					),
				)}
				<Box sx={{ ...staysLeft, height: (last - first) * HOUR_PX, marginBlockEnd: 1 }} aria-hidden="true">
					{Array.from({ length: last - first }, (_, place) => (
						<Typography
							// biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
							key={place}
							color="textSecondary"
							sx={{ height: HOUR_PX, paddingInlineStart: 1, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' }}
						>
							{String(first + place).padStart(2, '0')}.00
						</Typography>
					))}
				</Box>
				{days.map(({ hari, blocks, lanes }) => (
					// Keyboard users add a slot with the button above.
					<Box
						key={hari}
						data-hari={hari}
						onClick={(event) => {
							if (event.target !== event.currentTarget) return
							const hours = event.nativeEvent.offsetY / HOUR_PX
							onAdd?.(hari, first + Math.floor(hours / STEP_HOURS) * STEP_HOURS)
						}}
						sx={{
							position: 'relative',
							cursor: onAdd && 'copy',
							borderInlineStart: LINE,
							borderColor: 'divider',
							backgroundImage: 'linear-gradient(#e3dccd 1px, transparent 1px)',
							backgroundSize: `100% ${HOUR_PX}px`,
						}}
					>
						{blocks.map((block) => (
							<WeekBlock
								key={`${block.slot.id}${hari}`}
								block={block}
								lanes={lanes}
								first={first}
								nama={nameOf(block.slot)}
								bentrok={bentrokOf(block.slot, hari)}
								isManaged={isManaged(block.slot)}
								onOpen={() => onOpen(block.slot, hari)}
								onStep={(step) => onMove({ slot: block.slot, hari, ...step })}
								onDrop={(x, hours) => {
									const day = dayAt(x)
									const days = day === -1 ? 0 : day - pekan.indexOf(hari)
									onMove({ slot: block.slot, hari, days, hours })
								}}
							/>
						))}
					</Box>
				))}
			</Box>
		</Box>
	)
}
