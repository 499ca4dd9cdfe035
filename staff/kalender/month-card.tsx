import { Box, Button, ButtonBase, Card, Popover, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import type { HariBulan } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { hariDari, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { namaBulan } from '../inputs/kalender.tsx'
import { StepButton } from '../inputs/step-button.tsx'
import { peopleOf } from '../reservasi/visit-day-field.tsx'

interface MonthCardProps {
	/** `YYYY-MM` */
	bulan: string
	days: HariBulan[]
	onChange: (bulan: string) => void
	/** Opens the form that closes this day. */
	onClose: (tanggal: string) => void
}

const borders = { buka: 'divider', tutup: 'divider', penuh: 'error.main' }

/** A month with the number of people on each day. A day leads to its reservations and can be closed. */
export function MonthCard({ bulan, days, onChange, onClose }: MonthCardProps) {
	const [open, setOpen] = useState<{ day: HariBulan; anchor: HTMLElement } | null>(null)
	const title = useId()
	const today = tanggalWib(Date.now())
	const first = `${bulan}-01`
	return (
		<Card component="section" aria-labelledby={title} sx={{ padding: { xs: 1, sm: 2 } }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockEnd: 1 }}>
				<Typography
					id={title}
					variant="h6"
					component="h2"
					aria-live="polite"
					sx={{ flexGrow: 1, width: { xs: '100%', sm: 'auto' } }}
				>
					{namaBulan(bulan)}
				</Typography>
				<StepButton of="Bulan" to="sebelumnya" onClick={() => onChange(tambahHari(first, -1).slice(0, 7))} />
				<Button variant="outlined" disabled={bulan === today.slice(0, 7)} onClick={() => onChange(today.slice(0, 7))}>
					Bulan ini
				</Button>
				<StepButton of="Bulan" to="berikutnya" onClick={() => onChange(tambahHari(first, 31).slice(0, 7))} />
			</Box>
			<Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' }}>
				{pekan.map((hari) => (
					<Typography key={hari} aria-hidden="true" align="center" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
						{hari.slice(0, 3)}
					</Typography>
				))}
				{days.map((day) => (
					<ButtonBase
						key={day.tanggal}
						aria-label={`${hariTanggal(day.tanggal)}: ${peopleOf(day)}${day.keterangan && `, ${day.keterangan}`}`}
						aria-haspopup="dialog"
						onClick={(event) => setOpen({ day, anchor: event.currentTarget })}
						sx={{
							gridColumnStart: pekan.indexOf(hariDari(day.tanggal)) + 1,
							minHeight: { xs: 56, sm: 72 },
							display: 'flex',
							flexDirection: 'column',
							borderRadius: 1,
							border: day.tanggal === today || day.keadaan === 'penuh' ? '2px solid' : '1px solid',
							borderColor: day.tanggal === today ? 'primary.main' : borders[day.keadaan],
							backgroundColor: day.keadaan === 'tutup' ? 'action.hover' : undefined,
							'&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
						}}
					>
						<Typography component="span" sx={{ fontWeight: 600 }}>
							{Number(day.tanggal.slice(8))}
						</Typography>
						<Typography component="span" sx={{ fontSize: '0.75rem', lineHeight: 1.2 }}>
							{day.keadaan === 'buka' ? countOf(day) : day.keadaan}
						</Typography>
						{day.keadaan !== 'buka' && day.orang > 0 && (
							<Typography component="span" sx={{ fontSize: '0.75rem', lineHeight: 1.2 }}>
								{countOf(day)}
							</Typography>
						)}
					</ButtonBase>
				))}
			</Box>
			<Popover
				open={open !== null}
				anchorEl={open?.anchor}
				onClose={() => setOpen(null)}
				anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
				transformOrigin={{ vertical: 'top', horizontal: 'center' }}
				slotProps={{ paper: { role: 'dialog', 'aria-label': open ? hariTanggal(open.day.tanggal) : undefined } }}
			>
				{open && (
					<Box sx={{ display: 'grid', gap: 1, padding: 2, maxWidth: 300 }}>
						<Typography sx={{ fontWeight: 600 }}>{hariTanggal(open.day.tanggal)}</Typography>
						<Typography>
							{peopleOf(open.day)}
							{open.day.keterangan && `. ${open.day.keterangan}.`}
						</Typography>
						{open.day.jamDatang?.map((each) => (
							<Typography key={each.jam} variant="body2">
								{jamDatangText(each.jam)}: {each.keadaan === 'tutup' && 'tutup, '}
								{peopleOf(each)}
							</Typography>
						))}
						<Button component={Link} to={`/reservasi?tanggal=${open.day.tanggal}`} variant="outlined">
							Lihat reservasi
						</Button>
						{open.day.keadaan !== 'tutup' && (
							<Button
								onClick={() => {
									setOpen(null)
									onClose(open.day.tanggal)
								}}
							>
								Tutup hari ini atau sebagian
							</Button>
						)}
					</Box>
				)}
			</Popover>
		</Card>
	)
}

/** `12/40` with a quota, else `12`. */
const countOf = ({ orang, kuota }: HariBulan) => {
	if (kuota !== null) return `${orang}/${kuota}`
	return orang > 0 ? String(orang) : ''
}
