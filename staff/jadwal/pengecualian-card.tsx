import { Box, Button, Checkbox, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import {
	type BarisPengecualian,
	type JenisPengecualian,
	namaPengecualian,
	type PengecualianValues,
	type PilihanJadwal,
	pengecualianInput,
} from '../../contract/dokter/staff/jadwal.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { ChoiceSelect, NameSelect } from '../dialogs/selects.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { JamField } from '../inputs/jam-field.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { newPengecualian } from './new-pengecualian.ts'
import { RowsCard } from './rows-card.tsx'

interface PengecualianCardProps {
	title: string
	rows: BarisPengecualian[]
	choices: PilihanJadwal
	initial: Partial<PengecualianValues>
	emptyText: string
	onSaved: () => void
	aside?: ReactNode
}

/** Leave, replacement hours and closed days. */
export const PengecualianCard = ({ choices, initial, ...card }: PengecualianCardProps) => (
	<RowsCard
		{...card}
		addLabel="Tambah cuti atau libur"
		newRow={() => ({ ...newPengecualian(tanggalWib(Date.now())), ...initial, kodeSimrs: null })}
		textOf={(row) => ({
			primary: `${nameOf(row, choices)}: ${kindOf(row)}`,
			secondary: [dateRange(row), reasonOf(row), row.kodeSimrs && FROM_SIMRS].filter(Boolean).join(' · '),
		})}
		isFixed={({ kodeSimrs }) => kodeSimrs !== null}
		dialog={(open) => <PengecualianDialog {...open} choices={choices} />}
	/>
)

const FROM_SIMRS = 'Dari sistem informasi rumah sakit, ubah di sana'

const dateRange = ({ mulai, selesai }: BarisPengecualian) =>
	mulai === selesai ? hariTanggal(mulai) : `${hariTanggal(mulai)} – ${hariTanggal(selesai)}`

const reasonOf = ({ alasan, alasanTampil }: BarisPengecualian) =>
	alasan && (alasanTampil ? alasan : `${alasan} (tidak ditampilkan)`)

function kindOf({ jenis, jamMulai, jamSelesai }: BarisPengecualian): string {
	if (jenis === 'ganti') return `jam pengganti ${jamMulai?.replace(':', '.')}–${jamSelesai?.replace(':', '.')}`
	return jenis === 'cuti' ? 'tidak praktik' : 'tutup'
}

function nameOf({ dokterId, poliKlinikId }: BarisPengecualian, { dokter, poliKlinik }: PilihanJadwal): string {
	const poli = poliKlinik.find(({ id }) => id === poliKlinikId)?.nama
	if (!dokterId) return poli ?? 'Semua poli'
	const nama = dokter.find(({ id }) => id === dokterId)?.nama ?? 'Dokter'
	return poli ? `${nama}, ${poli}` : nama
}

/** The leave and the closed days of all doctors and clinics, upcoming or past. */
export function AllPengecualian({ choices }: { choices: PilihanJadwal }) {
	const notify = useNotify()
	const [isPast, setPast] = useState(false)
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/jadwal/pengecualian', {
		query: { lewat: isPast ? 1 : 0 },
	})
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	return (
		<PengecualianCard
			title={isPast ? 'Yang sudah lewat' : 'Sekarang dan yang akan datang'}
			rows={data ?? []}
			choices={choices}
			initial={{ jenis: 'tutup' }}
			emptyText={data ? 'Tidak ada.' : 'Memuat …'}
			onSaved={() => {
				notify('Perubahan disimpan', { type: 'success' })
				refetch()
			}}
			aside={
				<Button onClick={() => setPast(!isPast)}>{isPast ? 'Lihat yang akan datang' : 'Lihat yang sudah lewat'}</Button>
			}
		/>
	)
}

/** The last day follows the first until staff choose another. */
function withMulai({ mulai: before, selesai }: PengecualianValues, mulai: string): Partial<PengecualianValues> {
	return selesai === before || (isTanggal(mulai) && selesai < mulai) ? { mulai, selesai: mulai } : { mulai }
}

/** Days on which the weekly schedule does not apply. */
const PengecualianDialog = ({ choices, ...row }: OpenRow<PengecualianValues> & { choices: PilihanJadwal }) => (
	<RowDialog
		{...row}
		title={row.open.id ? 'Ubah cuti atau libur' : 'Cuti atau libur baru'}
		schema={pengecualianInput}
		create={(body) => callApi('POST /v1/staf/jadwal/pengecualian', { body })}
		update={(change) => callApi('PATCH /v1/staf/jadwal/pengecualian/{id}', change)}
		remove={(change) => callApi('DELETE /v1/staf/jadwal/pengecualian/{id}', change)}
	>
		{({ isian, change, errors, field }) => {
			const isGanti = isian.jenis === 'ganti'
			return (
				<>
					<RadioGroup
						aria-label="Jenis"
						value={isian.jenis}
						onChange={(_, jenis) => change({ jenis: jenis as JenisPengecualian })}
					>
						{Object.entries(namaPengecualian).map(([value, label]) => (
							<FormControlLabel key={value} value={value} control={<Radio />} label={label} />
						))}
					</RadioGroup>
					{isian.jenis !== 'tutup' && (
						<NameSelect
							label="Dokter"
							choices={choices.dokter}
							value={isian.dokterId}
							onChange={(dokterId) => change({ dokterId })}
							failure={errors.dokterId}
						/>
					)}
					<ChoiceSelect
						label="Poli klinik"
						choices={choices.poliKlinik}
						{...field('poliKlinikId')}
						emptyChoice={isGanti ? undefined : 'Semua poli'}
					/>
					<Box
						sx={{ display: 'grid', gridTemplateColumns: { xs: isGanti ? '1fr 1fr' : '1fr', sm: '1fr 1fr' }, gap: 2 }}
					>
						<DateField
							label={isGanti ? 'Tanggal' : 'Hari pertama'}
							{...field('mulai')}
							onChange={({ target }) => change(withMulai(isian, target.value))}
							sx={isGanti ? { gridColumn: '1 / -1' } : {}}
						/>
						{isGanti && <JamField label="Mulai" {...field('jamMulai')} />}
						{isGanti && <JamField label="Selesai" {...field('jamSelesai')} />}
						{!isGanti && <DateField label="Hari terakhir" {...field('selesai')} />}
					</Box>
					<TextField
						label="Alasan"
						{...field('alasan', {
							maxLength: 200,
							help: isian.alasanTampil ? 'Pengunjung situs membacanya.' : 'Hanya terbaca oleh staf.',
						})}
					/>
					<FormControlLabel
						control={<Checkbox checked={isian.alasanTampil} onChange={(_, alasanTampil) => change({ alasanTampil })} />}
						label="Tampilkan alasan kepada pengunjung situs"
					/>
				</>
			)
		}}
	</RowDialog>
)
