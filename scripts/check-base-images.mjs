/**
 * What is wrong with the base images of a Containerfile. A tag can be moved to another image; a digest cannot.
 *
 * @param {string} file its path, for the message
 * @param {string} content
 * @returns {string[]}
 */
export function checkBaseImages(file, content) {
	const stages = [...content.matchAll(/^FROM\s+\S+\s+AS\s+(\S+)/gim)].map(([, name]) => name)
	const images = [...content.matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)/gim)].map(([, image = '']) => image)
	return images
		.filter((image) => image !== 'scratch' && !stages.includes(image) && !/@sha256:[0-9a-f]{64}$/.test(image))
		.map(
			(image) =>
				`${file}: ${image} is not pinned by digest. Run: digest=$(skopeo inspect --format '{{.Digest}}' docker://${image}) && sed -i "s|^FROM ${image}|&@$digest|" ${file}`,
		)
}
