import { Box, ButtonBase, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { isTanggal, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { visuallyHidden } from '../layout/visually-hidden.ts'
import { dayOfKey, tambahBulan, weeksOf } from './kalender-days.ts'
import { StepButton } from './step-button.tsx'

interface DayNote {
	/** Below the number of the day. */
	mark: string
	/** For screen readers, after the day. */
	text: string
	isFree: boolean
}

export interface KalenderOptions {
	/** The first and last day that can be chosen. */
	min?: string
	max?: string
	about?: (tanggal: string) => DayNote | undefined
	/** The shown month as `YYYY-MM`. */
	onBulan?: (bulan: string) => void
}

interface KalenderProps extends KalenderOptions {
	/** What is no day stands for today. */
	value: string
	onChoose: (tanggal: string) => void
}

const monthName = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` is `November 2026`. */
export const namaBulan = (bulan: string) => monthName.format(new Date(`${bulan}-01T00:00:00Z`))

/** A month to choose a day from. Arrows move by days and weeks, PageUp and PageDown by months. */
export function Kalender({ value, onChoose, min = '', max = '9999', about, onBulan }: KalenderProps) {
	const hariIni = tanggalWib(Date.now())
	const title = useId()
	const grid = useRef<HTMLTableElement>(null)
	/** The day that has the focus, or gets it. */
	const [current, setCurrent] = useState(isTanggal(value) ? value : hariIni)
	/** Whether the focus follows: not after the buttons of the months. */
	const follows = useRef(true)
	const bulan = current.slice(0, 7)
	const go = (tanggal: string, isFollowed: boolean) => {
		follows.current = isFollowed
		setCurrent(tanggal)
		if (!tanggal.startsWith(bulan)) onBulan?.(tanggal.slice(0, 7))
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: the day that gets the focus is another one
	useEffect(() => {
		if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
	}, [current])
	const onKeyDown = (event: KeyboardEvent) => {
		const next = dayOfKey(event.key, current)
		if (!next) return
		event.preventDefault()
		go(next, true)
	}
	return (
		<Box sx={{ padding: 1.5 }}>
			<Box sx={{ display: 'flex', alignItems: 'center' }}>
				<StepButton of="Bulan" to="sebelumnya" onClick={() => go(tambahBulan(current, -1), false)} />
				<Typography id={title} aria-live="polite" align="center" sx={{ flexGrow: 1, fontWeight: 650 }}>
					{namaBulan(bulan)}
				</Typography>
				<StepButton of="Bulan" to="berikutnya" onClick={() => go(tambahBulan(current, 1), false)} />
			</Box>
			<table aria-labelledby={title} ref={grid} onKeyDown={onKeyDown}>
				<thead>
					<tr>
						{pekan.map((hari) => (
							<Typography key={hari} component="th" scope="col" abbr={hari} sx={{ fontSize: '0.8125rem' }}>
								{hari.slice(0, 3)}
							</Typography>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(bulan).map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((tanggal, place) => (
								<td key={pekan[place]}>
									{tanggal && (
										<Day
											tanggal={tanggal}
											note={about?.(tanggal)}
											isChosen={tanggal === value}
											isToday={tanggal === hariIni}
											isDisabled={tanggal < min || tanggal > max}
											tabIndex={tanggal === current ? 0 : -1}
											onChoose={() => onChoose(tanggal)}
										/>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Box>
	)
}

interface DayProps {
	tanggal: string
	note: DayNote | undefined
	isChosen: boolean
	isToday: boolean
	isDisabled: boolean
	tabIndex: number
	onChoose: () => void
}

const Day = ({ tanggal, note, isChosen, isToday, isDisabled, tabIndex, onChoose }: DayProps) => (
	<ButtonBase
		tabIndex={tabIndex}
		aria-pressed={isChosen}
		aria-current={isToday ? 'date' : undefined}
		aria-disabled={isDisabled}
		onClick={() => !isDisabled && onChoose()}
		sx={{
			width: 44,
			height: 44,
			font: 'inherit',
			display: 'flex',
			flexDirection: 'column',
			borderRadius: 1,
			border: isToday ? '2px solid' : '1px solid transparent',
			borderColor: isToday ? 'primary.main' : undefined,
			color: isChosen ? 'primary.contrastText' : isDisabled || note?.isFree === false ? 'text.secondary' : undefined,
			backgroundColor: isChosen ? 'primary.main' : note?.isFree === false ? 'action.hover' : undefined,
			textDecoration: isDisabled ? 'line-through' : undefined,
			'&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
		}}
	>
		<Box component="span" sx={visuallyHidden}>
			{[hariTanggal(tanggal), note?.text].filter(Boolean).join(', ')}
		</Box>
		<span aria-hidden="true">{Number(tanggal.slice(8))}</span>
		{note?.mark && (
			<Box component="span" aria-hidden="true" sx={{ fontSize: '0.6875rem', lineHeight: 1 }}>
				{note.mark}
			</Box>
		)}
	</ButtonBase>
)
