import { BooleanInput } from 'react-admin'
import { shopSettingInput } from '../../contract/shop/staff/shop.ts'
import { AngkaInput } from '../inputs/angka-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'

export default function ShopSettingPage() {
	return (
		<SettingPage resource="shop-setting" title="Pengaturan toko" schema={shopSettingInput}>
			<FormSection title="Reservasi">
				<AngkaInput
					source="durasi"
					label="Kunjungan dapat dipesan sampai (hari)"
					helperText="Dihitung dari hari ini: 30 berarti hari ini sampai 30 hari lagi."
				/>
				<BooleanInput
					source="ubahMandiri"
					label="Pasien boleh mengubah tanggal dan membatalkan sendiri"
					defaultValue={1}
					helperText="Di halaman status reservasi. Bila dimatikan, pasien diminta menghubungi rumah sakit."
				/>
				<AngkaInput
					source="batasUbahJam"
					label="Paling lambat (jam sebelum hari kunjungan)"
					helperText="Dihitung dari pukul 00.00 WIB pada hari kunjungan: 0 berarti sampai malam sebelumnya, 24 berarti sehari lebih awal."
				/>
				<AngkaInput
					source="tawaranJam"
					label="Tawaran daftar tunggu berlaku (jam)"
					helperText="Selama itu tempat yang kosong ditahan untuk orang pertama, lalu ditawarkan kepada orang berikutnya."
				/>
				<AngkaInput
					source="simpanTahun"
					label="Data pribadi di reservasi lama disimpan (tahun)"
					helperText="Setelah itu nama, nomor telepon, dan catatannya dihapus. Tanggal, paket, dan jumlahnya tetap ada untuk laporan."
				/>
				<RichTextInput
					source="caraCheckin"
					label="Cara check-in"
					short
					helperText="Daftar bernomor di halaman konfirmasi reservasi, juga saat dicetak."
				/>
				<RichTextInput
					source="syaratKetentuan"
					label="Syarat dan ketentuan"
					short
					helperText="Tampil saat pengunjung mengirim reservasi."
				/>
			</FormSection>
			<FormSection title="Poster" help="Di samping daftar paket dan di halaman paket.">
				<PictureInput source="poster" label="Poster" folder="web-setting" ratio={3 / 4} />
			</FormSection>
		</SettingPage>
	)
}
