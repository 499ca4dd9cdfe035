import { Typography } from '@mui/material'
import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { berandaPendaftaranInput } from '../../contract/staff/beranda.ts'
import { webSettingInput } from '../../contract/staff/web-setting.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { EmbedInput } from '../inputs/embed-input.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import { AfterIdentitas } from './after-identitas.tsx'
import { SettingStep } from './setting-step.tsx'

const WEB = 'web-setting'

export const IdentitasStep = () => (
	<SettingStep
		langkah="identitas"
		resource={WEB}
		schema={webSettingInput.pick({ namaWeb: true, tentang: true, logo: true })}
	>
		<TextInput source="namaWeb" label="Nama rumah sakit" />
		<TextInput
			source="tentang"
			label="Tentang"
			multiline
			minRows={3}
			defaultValue=""
			helperText="Dua tiga kalimat di bagian bawah setiap halaman."
		/>
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
			<TelpInput source="noTelp" label="Nomor utama" />
			<TelpInput
				source="noTelpUgd"
				label="Nomor IGD"
				defaultType="telp"
				helperText="Tombol merah di atas setiap halaman. Periksa dua kali."
			/>
			<TextInput source="email" label="Email" type="email" defaultValue="" />
			<TextInput source="alamat" label="Alamat" multiline defaultValue="" />
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
			<EmbedInput
				source="mapLokasi"
				label="Peta"
				helperText="Buka rumah sakit di Google Maps atau OpenStreetMap, lalu tempel alamat halamannya, kode “Sematkan peta”, atau koordinatnya di sini."
			/>
			<TextInput
				source="petunjukArah"
				label="Petunjuk arah"
				defaultValue=""
				helperText="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit”. Sudah diisi dari alamat Anda bila alamatnya ada."
			/>
		</SettingStep>
	</AfterIdentitas>
)

const PENDAFTARAN = `<h2>Daftar tanpa antre lama</h2><p>Pilih poli dan dokter yang Anda tuju, tentukan harinya, lalu kirimkan data Anda. Petugas kami membalas pada jam kerja.</p>`

/** Waits for the contact, whose number is the suggestion. */
export function PendaftaranStep() {
	const { data } = useApiQuery<{ noTelp?: string; noTelpType?: string }>(`/${WEB}/utama`)
	if (!data) return null
	return (
		<SettingStep
			langkah="pendaftaran"
			resource="beranda-pendaftaran"
			schema={berandaPendaftaranInput}
			suggest={() => ({ text: PENDAFTARAN, noTelp: data.noTelp, noTelpType: data.noTelpType })}
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

const pelacakan = [
	{
		id: 'setuju',
		name: 'Setelah pengunjung menyetujui',
		help: 'Pengunjung ditanya sekali. Dasbor hanya menghitung yang setuju.',
	},
	{
		id: 'langsung',
		name: 'Langsung',
		help: 'Semua kunjungan dihitung tanpa bertanya. Pastikan rumah sakit Anda memang boleh melakukannya.',
	},
]

export const PelacakanStep = () => (
	<AfterIdentitas>
		<SettingStep
			langkah="pelacakan"
			resource={WEB}
			schema={webSettingInput.pick({ persetujuanPelacakan: true })}
			afterSave={async () => void (await callApi('PATCH', '/panduan', { tanda: 'pelacakan', ada: true }))}
		>
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				Situs mencatat halaman yang dibuka untuk dasbor, dan memuat Meta Pixel bila Anda memasangnya. Halaman toko,
				reservasi, dan data pasien tidak pernah memuat pixel.
			</Typography>
			<RadioButtonGroupInput
				source="persetujuanPelacakan"
				label="Mulai mencatat"
				choices={pelacakan}
				optionText={({ name, help }: (typeof pelacakan)[number]) => (
					<>
						{name}
						<Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
							{help}
						</Typography>
					</>
				)}
				defaultValue="setuju"
				row={false}
				sx={{ '& .MuiFormControlLabel-root': { marginBlock: 0.75 } }}
			/>
		</SettingStep>
	</AfterIdentitas>
)
