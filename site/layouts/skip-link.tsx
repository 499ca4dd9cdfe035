/** The first stop of the Tab key: it skips the menus. */
export function SkipLink() {
	return (
		<a
			href="#isi"
			className="-translate-y-20 fixed top-3 left-3 z-50 rounded-full bg-teal-700 px-5 py-3 font-semibold text-white focus:translate-y-0"
		>
			Langsung ke isi halaman
		</a>
	)
}
