import { ArrayInput, BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { antreanSettingInput } from '../../contract/antrean/staff/antrean-setting.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { RowInput } from '../inputs/row-input.tsx'
import { RowIterator } from '../inputs/row-iterator.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'

const cara = [
	{ id: 'tipe', name: 'Menurut tipe paket' },
	{ id: 'loket', name: 'Menurut loket: nomor masuk ke loket yang paling sepi' },
]

export default function AntreanSettingPage() {
	return (
		<SettingPage resource="antrean-setting" title="Nomor antrean" schema={antreanSettingInput}>
			<FormSection
				title="Pemakaian"
				help="Pasien mendapat nomor saat ditandai hadir. Nomornya tampil di layar televisi (/antrean) dan di halaman status pasien."
			>
				<BooleanInput source="pakaiNomor" label="Pakai nomor antrean" defaultValue={0} />
				<RadioButtonGroupInput source="cara" label="Huruf nomor" choices={cara} defaultValue="tipe" row={false} />
				<TextInput
					source="hurufUmum"
					label="Huruf umum"
					defaultValue="A"
					helperText="Untuk pasien yang tidak mendapat huruf lain."
				/>
			</FormSection>
			<FormSection title="Huruf tipe paket" help="Tipe yang tidak disebut di sini memakai huruf umum.">
				<ArrayInput source="tipe" label={false} defaultValue={[]}>
					<RowIterator addLabel="Tambah huruf">
						<RowInput source="tipeId" reference="shop-tipe" label="Tipe paket" />
						<TextInput source="huruf" label="Huruf" />
					</RowIterator>
				</ArrayInput>
			</FormSection>
			<FormSection
				title="Loket"
				help="Tempat pasien dipanggil, dengan urutan seperti di layar televisi. Bila kosong, ada satu: Loket 1."
			>
				<ArrayInput source="loket" label={false} defaultValue={[]}>
					<RowIterator addLabel="Tambah loket">
						<TextInput source="nama" label="Nama loket" helperText="Seperti tertulis di mejanya: Loket 1." />
						<TextInput source="tempat" label="Letak" helperText="Misalnya: Lantai 1, dekat apotek." />
						<TextInput
							source="huruf"
							label="Huruf yang dipanggil"
							helperText="Satu atau beberapa, misalnya AB. Kosong berarti semua."
						/>
					</RowIterator>
				</ArrayInput>
			</FormSection>
		</SettingPage>
	)
}
