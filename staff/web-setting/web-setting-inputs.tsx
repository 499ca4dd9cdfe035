import { Typography } from '@mui/material'
import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { EmbedInput } from '../inputs/embed-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'

// The inputs that the settings page and the first-run guide share.

export const NamaWebInput = () => <TextInput source="namaWeb" label="Nama rumah sakit" />

export const TentangInput = () => (
	<TextInput
		source="tentang"
		label="Tentang"
		multiline
		minRows={3}
		defaultValue=""
		helperText="Dua tiga kalimat di bagian bawah setiap halaman."
	/>
)

export const KontakInputs = () => (
	<>
		<TelpInput source="noTelp" label="Nomor utama" />
		<TelpInput
			source="noTelpUgd"
			label="Nomor IGD"
			defaultType="telp"
			helperText="Tombol merah di atas setiap halaman. Periksa dua kali."
		/>
		<TextInput source="email" label="Email" type="email" defaultValue="" />
		<TextInput source="alamat" label="Alamat" multiline defaultValue="" />
	</>
)

export const PetaInputs = ({ petunjukArahHelp }: { petunjukArahHelp: string }) => (
	<>
		<EmbedInput
			source="mapLokasi"
			label="Peta"
			helperText="Buka rumah sakit di Google Maps atau OpenStreetMap, lalu tempel alamat halamannya, kode “Sematkan peta”, atau koordinatnya di sini."
		/>
		<TextInput source="petunjukArah" label="Petunjuk arah" defaultValue="" helperText={petunjukArahHelp} />
	</>
)

const pelacakan = [
	{
		id: 'setuju',
		name: 'Setelah pengunjung menyetujui',
		help: 'Pengunjung ditanya sekali di bagian bawah layar. Yang menolak atau tidak menjawab tidak dicatat, sehingga angka di dasbor lebih kecil daripada kunjungan sebenarnya. Ini pilihan yang paling aman menurut UU Pelindungan Data Pribadi.',
	},
	{
		id: 'langsung',
		name: 'Langsung, tanpa bertanya',
		help: 'Setiap kunjungan dicatat sejak halaman pertama, sehingga angka di dasbor paling lengkap. Meta Pixel, bila dipasang, juga langsung mengirim data ke Meta. Pengunjung yang perambannya meminta agar tidak dilacak tetap tidak dicatat. Pastikan dahulu rumah sakit Anda memang boleh melakukannya.',
	},
]

export const PELACAKAN_HELP =
	'Situs mencatat halaman yang dibuka, kota, dan waktunya untuk angka di dasbor, tanpa nama dan dengan alamat internet yang dipendekkan. Halaman toko, reservasi, dan data pasien tidak pernah dicatat dan tidak memuat Meta Pixel.'

/** When the site starts to record visits, with what each choice means. */
export const PelacakanInput = () => (
	<RadioButtonGroupInput
		source="persetujuanPelacakan"
		label="Mulai mencatat"
		choices={pelacakan}
		optionText={({ name, help }: (typeof pelacakan)[number]) => (
			<>
				{name}
				<Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', maxWidth: '65ch' }}>
					{help}
				</Typography>
			</>
		)}
		defaultValue="setuju"
		row={false}
		sx={{ '& .MuiFormControlLabel-root': { marginBlock: 0.75, alignItems: 'flex-start' } }}
	/>
)
