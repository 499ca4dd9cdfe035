import { Typography } from '@mui/material'
import { hakPasienBawaan } from '../../contract/rumah-sakit/hak-pasien-bawaan.ts'
import { contentInput } from '../../contract/staff/content-inputs.ts'
import { webSettingInput } from '../../contract/web/staff/web-setting.ts'
import { callApi } from '../api/call-api.ts'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import {
	IKLAN_HELP,
	IklanInputs,
	KontakInputs,
	NamaWebInput,
	PELACAKAN_HELP,
	PelacakanInput,
	PetaInputs,
	TempatInput,
	TentangInput,
} from '../web-setting/web-setting-inputs.tsx'
import { SettingStep, useWebSetting } from './step-forms.tsx'

export const IdentitasStep = () => (
	<SettingStep schema={webSettingInput.pick({ namaWeb: true, tentang: true, logo: true })}>
		<NamaWebInput />
		<TentangInput />
		<PictureInput source="logo" label="Logo" folder="web-setting" helperText="Boleh menyusul." />
	</SettingStep>
)

const kontak = webSettingInput.pick({
	noTelp: true,
	noTelpType: true,
	noTelpUgd: true,
	noTelpUgdType: true,
	email: true,
	alamat: true,
})

export const KontakStep = () => (
	<SettingStep schema={kontak}>
		<KontakInputs />
	</SettingStep>
)

const directionsTo = (place: string) =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`

export const PetaStep = () => (
	<SettingStep
		schema={webSettingInput.pick({ mapLokasi: true, petunjukArah: true })}
		suggest={({ namaWeb, alamat }) => (alamat ? { petunjukArah: directionsTo(`${namaWeb}, ${alamat}`) } : {})}
	>
		<PetaInputs petunjukArahHelp="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit”. Sudah diisi dari alamat Anda bila alamatnya ada." />
	</SettingStep>
)

const PENDAFTARAN = `<h2>Daftar tanpa antre lama</h2><p>Pilih poli dan dokter yang Anda tuju, tentukan harinya, lalu kirimkan data Anda. Petugas kami membalas pada jam kerja.</p>`

/** Waits for the contact, whose number is the suggestion. */
export function PendaftaranStep() {
	const web = useWebSetting()
	if (!web) return null
	return (
		<SettingStep
			schema={contentInput('beranda-pendaftaran')}
			suggest={() => ({ text: PENDAFTARAN, noTelp: web.noTelp, noTelpType: web.noTelpType })}
		>
			<TelpInput
				source="noTelp"
				label="Nomor pendaftaran"
				helperText="Tujuan tombol Konsultasi dan pendaftaran dari jadwal dokter. Dengan WhatsApp, data pasien sudah tertulis; dengan telepon, pengunjung langsung menelepon."
			/>
			<RichTextInput
				source="text"
				label="Teks"
				short
				helperText="Di halaman depan, di samping tombol Daftar Sekarang dan Konsultasi."
			/>
			<PictureInput source="foto" label="Foto" folder="beranda/pendaftaran" helperText="Boleh menyusul." />
		</SettingStep>
	)
}

export const PelacakanStep = () => (
	<SettingStep
		schema={webSettingInput.pick({ persetujuanPelacakan: true, tempatPengunjung: true })}
		suggest={() => ({ tempatPengunjung: 'server' })}
		afterSave={() => callApi('PATCH /v1/staf/panduan', { body: { tanda: 'pelacakan', ada: true } })}
	>
		<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
			{PELACAKAN_HELP}
		</Typography>
		<PelacakanInput />
		<TempatInput />
	</SettingStep>
)

export const IklanStep = () => (
	<SettingStep
		schema={webSettingInput.pick({ tampilTestimoni: true, promo: true })}
		afterSave={() => callApi('PATCH /v1/staf/panduan', { body: { tanda: 'iklan', ada: true } })}
	>
		<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
			{IKLAN_HELP}
		</Typography>
		<IklanInputs />
	</SettingStep>
)

export const HakPasienStep = () => (
	<SettingStep schema={contentInput('hak-pasien')} suggest={() => hakPasienBawaan}>
		<RichTextInput source="hak" label="Hak pasien" short />
		<RichTextInput source="kewajiban" label="Kewajiban pasien" short />
	</SettingStep>
)
