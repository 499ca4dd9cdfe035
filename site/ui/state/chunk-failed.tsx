/** Stands in for a part whose code cannot be loaded. */
export const ChunkFailed = ({ className = '' }: { className?: string }) => (
	<p role="alert" className={`no-print rounded-card border border-line bg-paper px-5 py-4 ${className}`}>
		Bagian ini belum dapat dimuat.{' '}
		<button type="button" onClick={() => location.reload()} className="min-h-11 font-semibold text-teal-800 underline">
			Muat ulang halaman
		</button>
	</p>
)
