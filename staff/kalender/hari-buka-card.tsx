import { Box, Button, Card, Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type KalenderStaf, pengaturanKalenderInput } from '../../contract/reservasi/staff/kalender.ts'
import { UTAMA } from '../../contract/staff/responses.ts'
import { type Hari, pekan } from '../../contract/tanggal/hari.ts'
import { hariDari } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { JamField } from '../inputs/jam-field.tsx'
import { affectedDays, TerisiAlert, WHOLE_DAY } from './terisi-alert.tsx'

interface HariBukaCardProps {
	pengaturan: NonNullable<KalenderStaf['pengaturan']>
	terisi: KalenderStaf['terisi']
	onSaved: () => void
}

export function HariBukaCard({ pengaturan, terisi, onSaved }: HariBukaCardProps) {
	const [isOpen, setOpen] = useState(false)
	const { hariBuka, kuotaHarian, jamTerakhir } = pengaturan
	const hoursOf = (hari: string) => {
		const day = hariBuka.find((each) => each.hari === hari)
		if (!day) return 'Tutup'
		return day.jamMulai ? `${day.jamMulai}–${day.jamSelesai}`.replaceAll(':', '.') : 'Buka'
	}
	const facts = [
		...pekan.map((hari) => [hari, hoursOf(hari)]),
		['Kuota per hari', kuotaHarian === null ? 'Tanpa batas' : `${kuotaHarian} orang`],
		['Pesan untuk hari yang sama', jamTerakhir === null ? 'Sepanjang hari' : `Sampai ${jamTerakhir.replace(':', '.')}`],
	]
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					Hari buka dan kuota
				</Typography>
				<Button variant="outlined" onClick={() => setOpen(true)}>
					Ubah hari buka dan kuota
				</Button>
			</Box>
			<Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 24px', marginBlockEnd: 0 }}>
				{facts.map(([nama, isi]) => (
					<Box key={nama} sx={{ display: 'contents' }}>
						<dt>{nama}</dt>
						<Box component="dd" sx={{ margin: 0, color: isi === 'Tutup' ? 'text.secondary' : undefined }}>
							{isi}
						</Box>
					</Box>
				))}
			</Box>
			{isOpen && (
				<HariBukaDialog
					open={{ ...pengaturan, id: UTAMA }}
					terisi={terisi}
					onClose={() => setOpen(false)}
					onSaved={() => {
						setOpen(false)
						onSaved()
					}}
				/>
			)}
		</Card>
	)
}

type Pengaturan = NonNullable<KalenderStaf['pengaturan']>

interface HariBukaDialogProps extends OpenRow<Pengaturan> {
	terisi: KalenderStaf['terisi']
}

const columns = {
	display: 'grid',
	gap: 1,
	alignItems: 'start',
	gridTemplateColumns: { xs: '1fr 1fr', sm: '8rem 1fr 1fr' },
}

const HariBukaDialog = ({ terisi, ...row }: HariBukaDialogProps) => (
	<RowDialog
		{...row}
		title="Hari buka dan kuota"
		schema={pengaturanKalenderInput}
		update={({ body }) => callApi('PATCH /v1/staf/kalender/utama', { body })}
	>
		{({ isian: { hariBuka }, change, errors, field }) => {
			const isOpen = (hari: Hari, days = hariBuka) => days.some((day) => day.hari === hari)
			const toggle = (hari: Hari) => {
				const days = isOpen(hari)
					? hariBuka.filter((day) => day.hari !== hari)
					: [...hariBuka, { hari, jamMulai: null, jamSelesai: null }]
				change({ hariBuka: days.toSorted((a, b) => pekan.indexOf(a.hari) - pekan.indexOf(b.hari)) })
			}
			const closing = affectedDays(terisi, (tanggal) => {
				const hari = hariDari(tanggal)
				return isOpen(hari, row.open.hariBuka) && !isOpen(hari) ? WHOLE_DAY : undefined
			})
			return (
				<>
					{pekan.map((hari) => {
						const place = hariBuka.findIndex((day) => day.hari === hari)
						const day = hariBuka[place]
						const changeDay = (part: object) => day && change({ hariBuka: hariBuka.with(place, { ...day, ...part }) })
						const jam = day && fieldProps(day, changeDay, errors, `hariBuka.${place}.`)
						return (
							<Box key={hari} sx={columns}>
								<FormControlLabel
									control={<Checkbox checked={day !== undefined} onChange={() => toggle(hari)} />}
									label={hari}
									sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 44 }}
								/>
								{jam && <JamField label={`${hari}, mulai`} {...jam('jamMulai', { isNullable: true })} />}
								{jam && <JamField label={`${hari}, selesai`} {...jam('jamSelesai', { isNullable: true })} />}
							</Box>
						)
					})}
					<FormHelperText>Jam boleh dikosongkan. Pengunjung melihatnya setelah memilih tanggal.</FormHelperText>
					{errors.hariBuka && <FormHelperText error>{errors.hariBuka}</FormHelperText>}
					<TextField
						label="Kuota per hari (orang)"
						{...field('kuotaHarian', {
							help: 'Jumlah pasien dari semua reservasi pada satu hari. Kosong berarti tanpa batas.',
							maxLength: 6,
							isNullable: true,
						})}
					/>
					<JamField
						label="Kedatangan terakhir"
						{...field('jamTerakhir', {
							help: 'Sesudah jam ini pengunjung tidak dapat lagi memesan untuk hari yang sama; petugas tetap dapat. Kosong berarti tanpa batas.',
							isNullable: true,
						})}
					/>
					<TerisiAlert days={closing} />
				</>
			)
		}}
	</RowDialog>
)
