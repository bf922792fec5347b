import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Checks files against PDF/UA-1; prints a line a file and what it breaks; ends with 1 where one breaks anything. */
public class Check {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    boolean isGood = true;
    for (String file : files) isGood &= check(file);
    System.exit(isGood ? 0 : 1);
  }

  private static boolean check(String file) throws Exception {
    PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      String verdict = result.isCompliant() ? "keeps PDF/UA-1" : "breaks PDF/UA-1";
      System.out.println(file + ": " + verdict + ", " + result.getTotalAssertions() + " checks");
      for (TestAssertion one : result.getTestAssertions())
        if (one.getStatus() == TestAssertion.Status.FAILED)
          System.out.println("  " + one.getRuleId().getClause() + ": " + one.getMessage());
      return result.isCompliant();
    }
  }
}
