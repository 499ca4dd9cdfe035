import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'memakai-tabir-surya',
	judul: 'Tabir Surya, Perlu Setiap Hari?',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['memakai-tabir-surya.webp'],
	hariLalu: 172,
	countView: 455,
	dokterDariPoli: ['poli-kulit-dan-kelamin'],
	textContent: `<p>Matahari tropis bersinar kuat sepanjang tahun. Sedikit sinarnya membantu tubuh membentuk vitamin D, tetapi paparan berlebihan membuat kulit terbakar, timbul flek, lebih cepat keriput, dan dalam jangka panjang meningkatkan risiko kanker kulit. Tabir surya (<em>sunscreen</em>) adalah salah satu pelindung, bukan satu-satunya.</p>
<h2>Siapa yang memerlukannya?</h2>
<p>Hampir semua orang yang beraktivitas di luar ruangan, apa pun warna kulitnya. Kulit sawo matang memang lebih tahan terbakar, tetapi tetap dapat rusak. Awan tipis tidak menahan seluruh sinar ultraviolet, sedangkan pasir dan air laut memantulkannya.</p>
<h2>Memilih produk</h2>
<ul>
<li>Pilih <strong>SPF 30 atau lebih</strong> untuk kegiatan di luar ruangan.</li>
<li>Cari tulisan <em>broad spectrum</em> atau tanda <strong>PA+++</strong>, yang berarti juga melindungi dari sinar UVA.</li>
<li>Pilih yang tahan air bila Anda berenang atau banyak berkeringat.</li>
<li>Kulit berminyak biasanya lebih cocok dengan bentuk gel atau cairan ringan; kulit kering dengan krim.</li>
<li>Pastikan ada nomor izin edar BPOM dan belum kedaluwarsa.</li>
</ul>
<h2>Cara memakai yang benar</h2>
<ol>
<li>Oleskan 15–30 menit sebelum keluar rumah.</li>
<li>Gunakan cukup banyak: dua garis sepanjang jari telunjuk dan jari tengah untuk wajah dan leher.</li>
<li>Jangan lupakan telinga, tengkuk, punggung tangan, dan punggung kaki.</li>
<li>Ulangi setiap dua jam, serta setelah berenang, berkeringat, atau menyeka kulit dengan handuk.</li>
</ol>
<h2>Lengkapi dengan perlindungan lain</h2>
<p>Hindari terik antara pukul 10.00 dan 15.00 bila memungkinkan. Kenakan topi bertepi lebar, baju lengan panjang, dan kacamata hitam yang melindungi dari sinar ultraviolet. Nelayan, petani, dan pengemudi ojek sangat terbantu oleh pakaian lengan panjang yang ringan.</p>
<p>Bayi di bawah enam bulan sebaiknya dilindungi dengan tempat teduh dan pakaian. Tanyakan kepada dokter sebelum mengoleskan tabir surya pada kulitnya.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Periksakan kulit Anda bila:</p>
<ul>
<li>tahi lalat berubah bentuk, warna, atau ukuran, gatal, atau berdarah;</li>
<li>ada luka atau bercak yang tidak sembuh dalam empat minggu;</li>
<li>flek melebar atau kulit meradang setelah memakai suatu produk;</li>
<li>kulit terbakar matahari hingga melepuh luas, atau disertai demam dan lemas.</li>
</ul>
<p>Hindari krim pemutih tanpa izin edar karena sebagian mengandung bahan berbahaya. Untuk nasihat yang sesuai dengan jenis kulit Anda, lihat jadwal dokter di <a href="/daftar-dokter/poli-kulit-dan-kelamin">Poli Kulit dan Kelamin</a>.</p>`,
}
