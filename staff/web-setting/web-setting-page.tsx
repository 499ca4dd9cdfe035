import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { webSettingInput } from '../../contract/staff/web-setting.ts'
import { EmbedInput } from '../inputs/embed-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import { SettingPage } from '../lists/setting-page.tsx'

const pelacakan = [
	{ id: 'setuju', name: 'Setelah pengunjung menyetujui' },
	{ id: 'langsung', name: 'Langsung' },
]

export const WebSettingPage = () => (
	<SettingPage resource="web-setting" title="Identitas situs" schema={webSettingInput}>
		<FormSection title="Rumah sakit" help="Tampil di setiap halaman.">
			<TextInput source="namaWeb" label="Nama rumah sakit" />
			<PictureInput
				source="logo"
				label="Logo"
				folder="web-setting"
				helperText="Gambar lebar dengan nama rumah sakit. Tanpa logo tampil lambang dan nama pendek dari Merek."
			/>
			<TextInput
				source="tentang"
				label="Tentang"
				multiline
				minRows={3}
				defaultValue=""
				helperText="Dua tiga kalimat di bagian bawah setiap halaman."
			/>
		</FormSection>
		<FormSection title="Kontak">
			<TelpInput source="noTelp" label="Nomor utama" />
			<TelpInput
				source="noTelpUgd"
				label="Nomor IGD"
				defaultType="telp"
				helperText="Tombol merah di atas setiap halaman. Periksa dua kali."
			/>
			<TextInput source="email" label="Email" type="email" defaultValue="" />
			<TextInput source="alamat" label="Alamat" multiline defaultValue="" />
		</FormSection>
		<FormSection title="Peta" help="Di halaman Hubungi Kami.">
			<EmbedInput
				source="mapLokasi"
				label="Peta"
				helperText="Buka rumah sakit di Google Maps atau OpenStreetMap, lalu tempel alamat halamannya, kode “Sematkan peta”, atau koordinatnya di sini."
			/>
			<TextInput
				source="petunjukArah"
				label="Petunjuk arah"
				defaultValue=""
				helperText="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit” dan “Kunjungi Kami”."
			/>
		</FormSection>
		<FormSection title="Promo">
			<BooleanInput
				source="promo"
				label="Tampilkan halaman promo"
				defaultValue={0}
				helperText="Isinya contoh tetap. Bila dimatikan, halaman promo dan semua tautannya tidak ada di situs."
			/>
		</FormSection>
		<FormSection
			title="Pencatatan kunjungan"
			help="Halaman yang dibuka dicatat untuk dasbor, dan Meta Pixel dimuat bila ada."
		>
			<RadioButtonGroupInput
				source="persetujuanPelacakan"
				label="Mulai mencatat"
				choices={pelacakan}
				defaultValue="setuju"
			/>
		</FormSection>
	</SettingPage>
)
