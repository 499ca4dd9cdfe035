import { Box, Card, CardContent, Typography } from '@mui/material'
import { useId } from 'react'

const HEIGHT = 120
/** The width of a bar, as a part of its day. */
const BAR = 0.72

const tanggal = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const tanggalPanjang = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' })
const hariDari = (day: string) => new Date(`${day}T00:00:00Z`)

interface DailyPlotProps {
	judul: string
	data: { tanggal: string; nilai: number }[]
	/** Formats a value with its unit. */
	tulis: (nilai: number) => string
	/** For values that do not add up: a visitor of two days counts on both. */
	rataRata?: boolean
}

/** A bar for each day, and the same numbers as a table. */
export function DailyPlot({ judul, data, tulis, rataRata = false }: DailyPlotProps) {
	const id = useId()
	const values = data.map(({ nilai }) => nilai)
	const total = values.reduce((sum, nilai) => sum + nilai, 0)
	const max = Math.max(1, ...values)
	const ringkasan = rataRata ? `Rata-rata ${tulis(Math.round(total / values.length))} sehari` : tulis(total)
	const highest = data.reduce((best, day) => (day.nilai > best.nilai ? day : best), { tanggal: '', nilai: 0 })
	const desc =
		total === 0
			? 'Belum ada catatan.'
			: `${rataRata ? ringkasan : `Seluruhnya ${ringkasan}`}; tertinggi ${tulis(highest.nilai)} pada ${tanggalPanjang.format(hariDari(highest.tanggal))}.`
	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2">
					{judul}
				</Typography>
				<Typography sx={{ fontSize: '1.5rem', fontWeight: 750 }}>{ringkasan}</Typography>
				<Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
					{total === 0 ? desc : `Tertinggi ${tulis(highest.nilai)}, ${tanggal.format(hariDari(highest.tanggal))}`}
				</Typography>
				<Box
					component="svg"
					role="img"
					aria-labelledby={`${id}-t ${id}-d`}
					viewBox={`0 0 ${data.length} ${HEIGHT}`}
					preserveAspectRatio="none"
					sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' }}
				>
					<title id={`${id}-t`}>{judul}</title>
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
								<title>{`${tanggal.format(hariDari(day))}: ${tulis(nilai)}`}</title>
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
							<span key={day.tanggal}>{tanggal.format(hariDari(day.tanggal))}</span>
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
									{judul}
								</Box>
							</tr>
						</thead>
						<tbody>
							{data.toReversed().map(({ tanggal: day, nilai }) => (
								<tr key={day}>
									<td>{tanggal.format(hariDari(day))}</td>
									<Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
										{tulis(nilai)}
									</Box>
								</tr>
							))}
						</tbody>
					</Box>
				</Box>
			</CardContent>
		</Card>
	)
}
