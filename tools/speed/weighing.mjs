/** How heavy a page is: every answer to it counts from when it has come, also while its size is still being asked for. */
export function weighing(page) {
  const come = [];
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script' || request.url().endsWith('.js');
    come.push(request.sizes().then(({ responseBodySize }) => ({ bytes: responseBodySize, isScript })));
  });
  /** Of what has come by now. */
  return async () => {
    const sizes = await Promise.all([...come]);
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    return { scripts: sum(sizes.filter(({ isScript }) => isScript)), all: sum(sizes) };
  };
}
