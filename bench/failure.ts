/** Something that whoever runs the bench can mend: printed as its sentence alone, and ended with exit code 3. */
export class BenchFailure extends Error {
  override name = 'BenchFailure';
}
