/** The preparation notes on the printed sheet, one paragraph per package. */
export const PersiapanSheet = ({ persiapan }: { persiapan: string[] }) =>
	persiapan.length > 0 && (
		<>
			<h2>Persiapan</h2>
			{persiapan.map((paragraf) => (
				<p key={paragraf} className="persiapan">
					{paragraf}
				</p>
			))}
		</>
	)
