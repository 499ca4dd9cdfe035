import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { EmbedInput } from '../inputs/embed-input.tsx'
import { explained } from '../inputs/explained.tsx'
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

export const PelacakanInput = () => (
	<RadioButtonGroupInput
		source="persetujuanPelacakan"
		label="Mulai mencatat"
		choices={pelacakan}
		defaultValue="setuju"
		{...explained}
	/>
)

const tempat = [
	{
		id: 'server',
		name: 'Oleh server kami (disarankan)',
		help: 'Kota ditebak di server rumah sakit dari berkas GEO_DB; tidak ada pihak lain yang tahu. Tanpa berkas itu, kota tidak dicatat.',
	},
	{
		id: 'browser',
		name: 'Oleh browser pengunjung',
		help: 'Browser bertanya kepada layanan di luar rumah sakit, yang dengan begitu mengetahui alamat internet pengunjung. Sebutkan di kebijakan privasi Anda.',
	},
	{ id: 'mati', name: 'Tidak dicari', help: 'Dasbor tidak menampilkan asal pengunjung.' },
]

export const TempatInput = () => (
	<RadioButtonGroupInput source="tempatPengunjung" label="Kota pengunjung" choices={tempat} {...explained} />
)

export const IKLAN_HELP =
	'Permenkes 1787/2010 tentang iklan dan publikasi pelayanan kesehatan membatasi testimoni pasien serta promosi potongan harga. Aturan mana yang berlaku bagi rumah sakit Anda dapat berbeda: tanyakan kepada bagian hukum sebelum menampilkannya. Yang dimatikan tetap tersimpan.'

/** What the rules on advertising may forbid, each with one switch. */
export const IklanInputs = () => (
	<>
		<BooleanInput
			source="tampilTestimoni"
			label="Tampilkan testimoni dan ringkasan ulasan"
			defaultValue={1}
			helperText="Bila dimatikan, bloknya hilang dari halaman depan, menunya hilang, dan halaman Testimoni kosong."
		/>
		<BooleanInput
			source="promo"
			label="Tampilkan halaman promo"
			defaultValue={0}
			helperText="Isinya contoh tetap, jadi tidak ada tautan ke sana. Bila dimatikan, halamannya tidak ada."
		/>
	</>
)

export const TinjauArtikelInput = () => (
	<BooleanInput
		source="tinjauArtikel"
		label="Tinjau artikel sebelum terbit"
		defaultValue={0}
		helperText="Artikel dari Redaksi menunggu persetujuan administrator, atau peran sendiri yang berhak menerbitkan."
	/>
)
