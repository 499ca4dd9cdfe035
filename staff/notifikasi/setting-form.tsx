import { BooleanInput, CheckboxGroupInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { notifikasiInput } from '../../contract/notifikasi/staff/notifikasi.ts'
import { isianSurel, surelBawaan } from '../../contract/notifikasi/surel-pasien.ts'
import { AngkaInput } from '../inputs/angka-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'
import { peranChoices } from '../pengguna/peran-choices.ts'
import { PesanInput } from '../teks/pesan-input.tsx'

const cara = [
	{ id: 'langsung', name: 'Langsung' },
	{ id: 'harian', name: 'Ringkasan sekali sehari' },
]

const surel = [
	{ source: 'surelDibuat', label: 'Reservasi diterima', bawaan: surelBawaan['reservasi.dibuat'] },
	{ source: 'surelDikonfirmasi', label: 'Reservasi dikonfirmasi', bawaan: surelBawaan['reservasi.dikonfirmasi'] },
	{
		source: 'surelDijadwalkanUlang',
		label: 'Hari kunjungan diubah',
		bawaan: surelBawaan['reservasi.dijadwalkan-ulang'],
	},
	{ source: 'surelDiubah', label: 'Paket diubah', bawaan: surelBawaan['reservasi.diubah'] },
	{ source: 'surelPengingat', label: 'Pengingat sehari sebelumnya', bawaan: surelBawaan['reservasi.pengingat'] },
	{ source: 'surelBatal', label: 'Reservasi batal', bawaan: surelBawaan['reservasi.batal'] },
	{ source: 'surelDitawari', label: 'Tawaran daftar tunggu', bawaan: surelBawaan['reservasi.ditawari'] },
	{ source: 'surelMemilih', label: 'Diminta memilih hari lain', bawaan: surelBawaan['reservasi.diminta-memilih'] },
]

export const SettingForm = () => (
	<SettingPage resource="notifikasi" title="Notifikasi" schema={notifikasiInput}>
		<Recipients awalan="reservasi" title="Email ke petugas: reservasi baru" />
		<Recipients awalan="komentar" title="Email ke petugas: komentar baru" />
		<FormSection title="Ringkasan harian" help="Satu email tentang semua yang baru. Tanpa yang baru, tidak ada email.">
			<AngkaInput source="ringkasanJam" label="Jam pengiriman (WIB, 0–23)" />
		</FormSection>
		<FormSection
			title="Email ke pasien"
			help="Dikirim bila pemesan menulis alamat email. Isian dalam kurung kurawal diganti saat dikirim; bagian dalam kurung siku [ ] hanya tampil bila isiannya ada. Kode, hari kunjungan, total, alamat, telepon, persiapan, berkas kalender, dan tombol ke halaman reservasi selalu ditambahkan."
		>
			<BooleanInput source="surelPasien" label="Kirim email ke pasien" />
			<BooleanInput
				source="pengingat"
				label="Ingatkan sehari sebelum kunjungan"
				helperText="Pukul 16.00 WIB, untuk reservasi baru dan yang dikonfirmasi."
			/>
			{surel.map((each) => (
				<PesanInput key={each.source} {...each} isian={isianSurel} />
			))}
		</FormSection>
		<FormSection title="Kotak keluar">
			<AngkaInput
				source="simpanHari"
				label="Hapus kiriman yang selesai setelah (hari)"
				helperText="Yang masih menunggu tidak dihapus."
			/>
		</FormSection>
	</SettingPage>
)

const Recipients = ({ awalan, title }: { awalan: 'reservasi' | 'komentar'; title: string }) => (
	<FormSection title={title} help="Tanpa nama pasien: petugas masuk ke Ruang Staf untuk melihat rinciannya.">
		<CheckboxGroupInput
			source={`${awalan}Peran`}
			label="Semua akun aktif dengan peran"
			choices={peranChoices}
			helperText={false}
		/>
		<TextInput
			source={`${awalan}Alamat`}
			label="Alamat lain"
			multiline
			helperText="Satu alamat per baris. Boleh kosong."
		/>
		<RadioButtonGroupInput source={`${awalan}Cara`} label="Kapan" choices={cara} helperText={false} />
	</FormSection>
)
