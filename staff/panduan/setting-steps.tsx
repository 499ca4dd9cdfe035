import { Typography } from '@mui/material'
import { contentInput } from '../../contract/staff/content-inputs.ts'
import { webSettingInput } from '../../contract/web/staff/web-setting.ts'
import { callApi } from '../api/call-api.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import {
	KontakInputs,
	NamaWebInput,
	PELACAKAN_HELP,
	PelacakanInput,
	PetaInputs,
	TentangInput,
} from '../web-setting/web-setting-inputs.tsx'
import { AfterIdentitas } from './after-identitas.tsx'
import { SettingStep } from './setting-step.tsx'
import { useWebSetting } from './use-web-setting.ts'

const WEB = 'web-setting'

export const IdentitasStep = () => (
	<SettingStep
		langkah="identitas"
		resource={WEB}
		schema={webSettingInput.pick({ namaWeb: true, tentang: true, logo: true })}
	>
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
	<AfterIdentitas>
		<SettingStep langkah="kontak" resource={WEB} schema={kontak}>
			<KontakInputs />
		</SettingStep>
	</AfterIdentitas>
)

const directionsTo = (place: string) =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`

export const PetaStep = () => (
	<AfterIdentitas>
		<SettingStep
			langkah="peta"
			resource={WEB}
			schema={webSettingInput.pick({ mapLokasi: true, petunjukArah: true })}
			suggest={({ namaWeb, alamat }) => (alamat ? { petunjukArah: directionsTo(`${namaWeb}, ${alamat}`) } : {})}
		>
			<PetaInputs petunjukArahHelp="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit”. Sudah diisi dari alamat Anda bila alamatnya ada." />
		</SettingStep>
	</AfterIdentitas>
)

const PENDAFTARAN = `<h2>Daftar tanpa antre lama</h2><p>Pilih poli dan dokter yang Anda tuju, tentukan harinya, lalu kirimkan data Anda. Petugas kami membalas pada jam kerja.</p>`

/** Waits for the contact, whose number is the suggestion. */
export function PendaftaranStep() {
	const web = useWebSetting()
	if (!web) return null
	return (
		<SettingStep
			langkah="pendaftaran"
			resource="beranda-pendaftaran"
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
	<AfterIdentitas>
		<SettingStep
			langkah="pelacakan"
			resource={WEB}
			schema={webSettingInput.pick({ persetujuanPelacakan: true })}
			afterSave={() => callApi('PATCH /v1/staf/panduan', { body: { tanda: 'pelacakan', ada: true } })}
		>
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				{PELACAKAN_HELP}
			</Typography>
			<PelacakanInput />
		</SettingStep>
	</AfterIdentitas>
)
