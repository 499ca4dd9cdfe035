/** Every element and attribute that a text may have, as it is stored. */
export const everyElement = [
	'<h2>Judul</h2><h3>Bagian</h3><h4>Sub</h4>',
	'<p>Biasa, <strong>tebal</strong>, <em>miring</em>, <u>garis</u>, <s>coret</s>, H<sub>2</sub>O, m<sup>2</sup><br>baris baru</p>',
	'<p><a href="https://kemkes.go.id/a?b=1&amp;c=2" title="Kemenkes" rel="noopener noreferrer">luar</a>, <a href="/layanan">dalam</a>, <a href="halaman?x=1">dekat</a>, <a href="#atas">atas</a>, <a href="tel:+6281234567002">telepon</a>, <a href="mailto:info@rsyasmin.example">surat</a></p>',
	'<ul><li>satu<ul><li>di dalam</li></ul></li><li>dua</li></ul>',
	'<ol start="3"><li>tiga</li><li><p>empat</p><p>masih empat</p></li></ol><ol><li>satu</li></ol>',
	'<blockquote><p>Satu kalimat.</p></blockquote><blockquote><p>Dua.</p><p>Kalimat.</p></blockquote><hr>',
	'<table><caption>Jam buka</caption><thead><tr><th colspan="2" scope="col">Hari</th><th>Jam</th></tr></thead><tbody><tr><th scope="row">Senin</th><td rowspan="2">pagi</td><td></td></tr><tr><td>a</td><td><p>satu</p><p>dua</p></td></tr></tbody></table>',
	'<table><tbody><tr><td colspan="2">tanpa kepala</td><th rowspan="2" scope="row">kanan</th></tr><tr><td>a</td><td>b</td></tr></tbody></table>',
	'<table><thead><tr><td>kepala saja</td></tr></thead></table>',
	'<img src="/images/artikel/asi-eksklusif.webp" alt="Taman" width="800" height="600"><img src="/images/artikel/asi-eksklusif.webp?w=320" alt="">',
	'<figure><img src="/images/artikel/asi-eksklusif.webp" alt="Taman"><figcaption>Taman <em>kita</em></figcaption></figure>',
	'<figure data-embed="youtube:aqz-KE-bpKQ"></figure>',
	'<figure><figure data-embed="youtube:aqz-KE-bpKQ"></figure><figcaption>Video</figcaption></figure>',
	'<p>Akhir</p>',
].join('')
