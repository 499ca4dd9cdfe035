import { TextInput } from 'react-admin'
import { derivePendamping, deriveUtama, WARNA_BAWAAN } from '../../contract/merek/merek-warna.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { MerekPreview } from './merek-preview.tsx'
import { WarnaInput } from './warna-input.tsx'

/** The inputs of the brand, for its page and for the first-run guide. */
export const MerekForm = () => (
	<>
		<FormSection title="Nama" help="Nama lengkap dan logo lebar ada di Identitas situs.">
			<TextInput
				source="namaPendek"
				label="Nama pendek rumah sakit"
				defaultValue=""
				helperText="Untuk judul halaman, ikon di ponsel, pesan WhatsApp, dan kalender. Kosongkan bila sama dengan nama lengkap."
			/>
			<TextInput
				source="namaToko"
				label="Nama toko"
				defaultValue=""
				helperText="Untuk menu dan halaman paket layanan. Kosongkan agar dibuat dari nama pendek."
			/>
			<TextInput
				source="alamatToko"
				label="Alamat toko"
				helperText="Misalnya cendana-shop, untuk /cendana-shop. Harus memuat kata toko atau shop. Alamat /yasmin-shop tetap dapat dibuka."
			/>
		</FormSection>
		<FormSection
			title="Lambang"
			help="Gambar persegi tanpa tulisan, PNG atau SVG. Ikon peramban dan ikon aplikasi dibuat darinya. Tanpa lambang tampil huruf awal nama."
		>
			<PictureInput source="lambang" label="Lambang" folder="merek" />
		</FormSection>
		<FormSection
			title="Warna"
			help="Warna yang terlalu terang untuk dibaca disesuaikan. Merah untuk IGD dan kesalahan tidak berubah. Ruang staf memakai merek yang baru setelah halaman dimuat ulang."
		>
			<WarnaInput
				source="warnaUtama"
				label="Warna utama"
				bawaan={WARNA_BAWAAN.utama}
				derive={deriveUtama}
				helperText="Untuk tombol, tautan, judul, dan bagian bawah halaman."
			/>
			<WarnaInput
				source="warnaPendamping"
				label="Warna pendamping"
				bawaan={WARNA_BAWAAN.pendamping}
				derive={derivePendamping}
				helperText="Untuk label dan tanda berhasil."
			/>
			<MerekPreview />
		</FormSection>
	</>
)
