import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { TitledCard } from '../layout/titled-card.tsx'

const HEIGHT = 120
/** The width of a bar, as a part of its day. */
const BAR = 0.72

const shortDate = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

interface DailyPlotProps {
	title: string
	data: { tanggal: string; nilai: number }[]
	format: (nilai: number) => string
	/** For values that do not add up: a visitor of two days counts on both. */
	isAverage?: boolean
}

export function DailyPlot({ title, data, format, isAverage = false }: DailyPlotProps) {
	const id = useId()
	const values = data.map(({ nilai }) => nilai)
	const total = values.reduce((sum, nilai) => sum + nilai, 0)
	const max = Math.max(1, ...values)
	const summary = isAverage ? `Rata-rata ${format(Math.round(total / values.length))} sehari` : format(total)
	const highest = data.reduce((best, day) => (day.nilai > best.nilai ? day : best), { tanggal: '', nilai: 0 })
	const desc =
		total === 0
			? 'Belum ada catatan.'
			: `${isAverage ? summary : `Seluruhnya ${summary}`}; tertinggi ${format(highest.nilai)} pada ${hariTanggal(highest.tanggal)}.`
	return (
		<TitledCard title={title}>
			<Typography sx={{ fontSize: '1.5rem', fontWeight: 750 }}>{summary}</Typography>
			<Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
				{total === 0 ? desc : `Tertinggi ${format(highest.nilai)}, ${shortDate.format(dateOf(highest.tanggal))}`}
			</Typography>
			<Box
				component="svg"
				role="img"
				aria-labelledby={`${id}-t ${id}-d`}
				viewBox={`0 0 ${data.length} ${HEIGHT}`}
				preserveAspectRatio="none"
				sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' }}
			>
				<title id={`${id}-t`}>{title}</title>
				<desc id={`${id}-d`}>{desc}</desc>
				{data.map(({ tanggal: day, nilai }, place) => {
					const height = nilai === 0 ? 1 : Math.max(2, (nilai / max) * HEIGHT)
					return (
						<rect
							key={day}
							x={place + (1 - BAR) / 2}
							y={HEIGHT - height}
							width={BAR}
							height={height}
							fill="currentColor"
							opacity={nilai === 0 ? 0.35 : 1}
						>
							<title>{`${shortDate.format(dateOf(day))}: ${format(nilai)}`}</title>
						</rect>
					)
				})}
			</Box>
			<Box
				aria-hidden
				sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.8rem', color: 'text.secondary' }}
			>
				{data
					.filter((_, place) => [0, Math.floor(data.length / 2), data.length - 1].includes(place))
					.map((day) => (
						<span key={day.tanggal}>{shortDate.format(dateOf(day.tanggal))}</span>
					))}
			</Box>
			<Box component="details" sx={{ marginBlockStart: 1 }}>
				<Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, lineHeight: '44px', color: 'primary.main' }}>
					Lihat sebagai tabel
				</Box>
				<Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': { padding: 0.5 } }}>
					<thead>
						<tr>
							<Box component="th" scope="col" sx={{ textAlign: 'start' }}>
								Tanggal
							</Box>
							<Box component="th" scope="col" sx={{ textAlign: 'end' }}>
								{title}
							</Box>
						</tr>
					</thead>
					<tbody>
						{data.toReversed().map(({ tanggal: day, nilai }) => (
							<tr key={day}>
								<td>{shortDate.format(dateOf(day))}</td>
								<Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
									{format(nilai)}
								</Box>
							</tr>
						))}
					</tbody>
				</Box>
			</Box>
		</TitledCard>
	)
}
