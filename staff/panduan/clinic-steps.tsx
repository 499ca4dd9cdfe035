import { Box } from '@mui/material'
import { AutocompleteInput, CheckboxGroupInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import { dokterInput, poliKlinikInput } from '../../contract/dokter/staff/dokter.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { namaHari } from '../../contract/tanggal/hari.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { JamInput } from '../inputs/when-inputs.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { CreateStep, createRow, readRows } from './create-step.tsx'

export const PoliKlinikStep = () => (
	<CreateStep schema={poliKlinikInput}>
		<TextInput source="nama" label="Nama poli klinik" helperText="Misalnya Poli Umum atau Poli Anak." />
		<TextInput source="deskripsi" label="Deskripsi" multiline helperText="Satu kalimat: siapa yang dilayani di sini." />
	</CreateStep>
)

const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
const hari = namaHari.map((name) => ({ id: name, name }))

/** The doctor is featured on the home page, after those that are there. */
async function createDokter(values: z.input<typeof dokterInput>) {
	const others = await readRows('dokter')
	const poliKlinik = values.waktu?.map(({ poliKlinikId }) => poliKlinikId)
	await createRow('dokter', { ...values, poliKlinik, favorit: others.length + 1 })
}

export function DokterStep() {
	const input = { params: { sumber: 'poli-klinik' }, query: { limit: MAX_LIMIT } }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}', input)
	if (failure || !data) return <LoadState label="Memuat poli klinik" data={data} failure={failure} onRetry={refetch} />
	const waktu = [{ poliKlinikId: data[0]?.id, hari: WEEKDAYS, jamMulai: '08:00', jamSelesai: '14:00' }]
	return (
		<CreateStep schema={dokterInput} defaultValues={{ poliKlinik: [], waktu, keterangan: [] }} create={createDokter}>
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
				<JamInput source="waktu.0.jamMulai" label="Mulai" />
				<JamInput source="waktu.0.jamSelesai" label="Selesai" />
			</Box>
			<PictureInput source="foto" label="Foto" folder="foto-dokter" helperText="Boleh menyusul." />
		</CreateStep>
	)
}
