import { Alert } from '@mui/material'
import { ArrayInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { tandaBahayaInput } from '../../contract/dokter/staff/tanda-bahaya.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { RowIterator } from '../inputs/row-iterator.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'
import { CobaKalimat } from './coba-kalimat.tsx'
import { DibacaInputs } from './dibaca-inputs.tsx'
import { KelompokInputs } from './kelompok-inputs.tsx'

export default function TandaBahayaPage() {
	return (
		<SettingPage resource="tanda-bahaya" title="Tanda bahaya" schema={tandaBahayaInput}>
			<FormSection
				title="Coba kalimat"
				help="Jawaban yang didapat pengunjung dengan isian di halaman ini, sebelum disimpan sekalipun."
			>
				<CobaIsian />
			</FormSection>
			<FormSection
				title="Dibaca dokter"
				help="Minta seorang dokter membaca seluruh daftar ini. Daftar bawaan disusun dari panduan umum; dokter Anda yang tahu apa yang berlaku di rumah sakit ini."
			>
				<DibacaOleh />
				<DibacaInputs />
			</FormSection>
			<FormSection
				title="Kelompok tanda bahaya"
				help="Keluhan dengan salah satu tanda ini diarahkan ke IGD lebih dahulu. Tanda “+” berarti semua bagiannya harus ada dalam kalimat, dalam urutan apa pun. Tanda bawaan dapat dimatikan, tetapi tidak dapat dihapus."
			>
				<KelompokInputs />
			</FormSection>
			<FormSection
				title="Nomor bantuan"
				help="Tampil pada keluhan tentang menyakiti diri dan kekerasan. Bila kosong: Layanan darurat, 119."
			>
				<ArrayInput source="bantuan" label={false} defaultValue={[]}>
					<RowIterator addLabel="Tambah nomor bantuan">
						<TextInput source="nama" label="Nama layanan" />
						<TextInput source="nomor" label="Nomor telepon" inputMode="tel" />
					</RowIterator>
				</ArrayInput>
			</FormSection>
		</SettingPage>
	)
}

/** The changes of the form as it is now. */
function CobaIsian() {
	const [ditambah, dimatikan, kalimat] = useWatch({ name: ['ditambah', 'dimatikan', 'kalimat'] })
	return <CobaKalimat changes={{ ditambah: ditambah ?? [], dimatikan: dimatikan ?? [], kalimat: kalimat ?? [] }} />
}

function DibacaOleh() {
	const { dibacaOleh, dibacaPada } = useRecordContext<{ id: string; dibacaOleh?: string; dibacaPada?: string }>() ?? {}
	if (!dibacaOleh) return <Alert severity="warning">Belum ada dokter yang membaca daftar ini.</Alert>
	return (
		<Alert severity="success">
			{`Dibaca oleh ${dibacaOleh}${dibacaPada ? ` pada ${hariTanggal(dibacaPada)}` : ''}.`}
		</Alert>
	)
}
