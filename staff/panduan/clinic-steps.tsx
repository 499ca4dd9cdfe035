import { Alert, Box, LinearProgress } from '@mui/material'
import { AutocompleteInput, CheckboxGroupInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import { dokterInput, poliKlinikInput } from '../../contract/dokter/staff/dokter.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { namaHari } from '../../contract/tanggal/hari.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { LoadFailed } from '../layout/load-failed.tsx'
import { CreateStep } from './create-step.tsx'
import { createRow, readRows } from './ensure-row.ts'
import { useGuide } from './use-guide.ts'

export const PoliKlinikStep = () => (
	<CreateStep
		langkah="poli-klinik"
		resource="poli-klinik"
		schema={poliKlinikInput}
		defaultValues={{}}
		create={(values) => createRow('poli-klinik', values)}
		listName="Poli klinik"
	>
		<TextInput source="nama" label="Nama poli klinik" helperText="Misalnya Poli Umum atau Poli Anak." />
		<TextInput source="deskripsi" label="Deskripsi" multiline helperText="Satu kalimat: siapa yang dilayani di sini." />
	</CreateStep>
)

const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
const hari = namaHari.map((name) => ({ id: name, name }))
const jam = { type: 'time', slotProps: { inputLabel: { shrink: true } } }

/** The doctor is featured on the home page, after those that are there. */
async function createDokter(values: z.input<typeof dokterInput>) {
	const others = await readRows('dokter')
	const poliKlinik = values.waktu?.map(({ poliKlinikId }) => poliKlinikId)
	await createRow('dokter', { ...values, poliKlinik, favorit: others.length + 1 })
}

/** Reads the clinics again whenever the guide reads its states: a clinic may have been added a moment ago. */
export function DokterStep() {
	const { panduan } = useGuide()
	const hasPoli = panduan.langkah.some(({ langkah, keadaan }) => langkah === 'poli-klinik' && keadaan !== 'belum')
	const { data, failure, refetch } = useApiQuery(
		'GET /v1/staf/{sumber}',
		hasPoli ? { params: { sumber: 'poli-klinik' }, query: { limit: MAX_LIMIT } } : null,
	)
	if (!hasPoli) return <Alert severity="info">Tambah satu poli klinik di langkah sebelumnya lebih dulu.</Alert>
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return <LinearProgress aria-label="Memuat poli klinik" />
	const waktu = [{ poliKlinikId: data[0]?.id, hari: WEEKDAYS, jamMulai: '08:00', jamSelesai: '14:00' }]
	return (
		<CreateStep
			langkah="dokter"
			resource="dokter"
			schema={dokterInput}
			defaultValues={{ poliKlinik: [], waktu, keterangan: [] }}
			create={createDokter}
			listName="Dokter"
		>
			<TextInput source="nama" label="Nama dan gelar" />
			<TextInput source="spesialis" label="Spesialis" />
			<AutocompleteInput
				source="waktu.0.poliKlinikId"
				label="Poli klinik"
				choices={data}
				optionText="nama"
				onFocus={() => refetch()}
			/>
			<CheckboxGroupInput source="waktu.0.hari" label="Hari praktik" choices={hari} row />
			<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr', width: '100%', maxWidth: 360 }}>
				<TextInput source="waktu.0.jamMulai" label="Mulai" {...jam} />
				<TextInput source="waktu.0.jamSelesai" label="Selesai" {...jam} />
			</Box>
			<PictureInput source="foto" label="Foto" folder="foto-dokter" helperText="Boleh menyusul." />
		</CreateStep>
	)
}
