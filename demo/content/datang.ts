import { datangBawaan } from '../../contract/rumah-sakit/datang-bawaan.ts'
import type { Datang } from '../../contract/rumah-sakit/page-texts.ts'

export const datang: Datang = {
	...datangBawaan,
	jamBesuk: `<table>
<thead><tr><th>Ruang</th><th>Siang (WIB)</th><th>Sore (WIB)</th></tr></thead>
<tbody>
<tr><td>Rawat inap umum</td><td>11.00–13.00</td><td>17.00–19.00</td></tr>
<tr><td>Ibu dan bayi</td><td>11.00–12.00</td><td>17.00–18.00</td></tr>
<tr><td>Perawatan intensif</td><td>11.00–11.30</td><td>17.00–17.30</td></tr>
</tbody>
</table>
<ul>
<li>Masuklah bergantian, paling banyak dua orang untuk satu pasien.</li>
<li>Anak di bawah 12 tahun sebaiknya tidak diajak.</li>
<li>Tundalah kunjungan bila Anda sedang demam, batuk, atau pilek.</li>
</ul>`,
	parkir: `<ul>
<li><strong>Mobil:</strong> halaman depan dan lantai dasar gedung rawat jalan.</li>
<li><strong>Sepeda motor:</strong> sisi timur gedung, beratap.</li>
<li><strong>Kursi roda dan lansia:</strong> empat tempat di dekat lobi utama.</li>
<li>Jalur ambulans dan halaman IGD harus selalu kosong.</li>
</ul>`,
	pintuMasuk: `<ul>
<li><strong>Pintu IGD (sisi barat):</strong> buka 24 jam untuk keadaan darurat, tanpa mendaftar dahulu.</li>
<li><strong>Lobi utama:</strong> pendaftaran poli mulai pukul 06.30 WIB, laboratorium, dan Yasmin Shop.</li>
<li><strong>Di luar jam besuk:</strong> keluarga penunggu masuk lewat pos keamanan di lobi utama.</li>
<li><strong>Perlu kursi roda?</strong> Mintalah kepada petugas di pintu masuk.</li>
</ul>`,
}
